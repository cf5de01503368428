import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { useSite } from '../parts/use-site.ts';

const DURATION_MS = 5000;
const MAX_VISIBLE = 3;

export interface ToastRequest {
  sentence: string;
  /** Something was done, which the toast ticks. */
  isDone: boolean;
}

/** Toasts, each for five seconds, and their live region once there has been one. */
export function Toasts() {
  const words = useSite().words.labels.toasts;
  const [requests, setRequests] = useState<ToastRequest[]>([]);
  useEffect(() => followRequests((request) => setRequests((earlier) => [...earlier, request])), []);
  if (requests.length === 0) return;
  const toasts = requests.map(({ sentence, isDone }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows; a toast that has left renders nothing
    <Root key={index} className="toast">
      <Description className="toast__sentence">{sentence}</Description>
      {isDone && <span className="toast__tick" />}
    </Root>
  ));
  return (
    <Provider label={words.toast} duration={DURATION_MS} swipeDirection="left">
      {toasts.slice(-MAX_VISIBLE)}
      <Viewport className="toasts" label={words.region} />
    </Provider>
  );
}

/** The page script requests toasts, perhaps before hydration: see `requestToast`. */
function followRequests(show: (request: ToastRequest) => void) {
  const { dataset } = document.documentElement;
  const showPending = () => {
    if (dataset['pendingToast']) show(JSON.parse(dataset['pendingToast']));
    delete dataset['pendingToast'];
  };
  showPending();
  document.addEventListener('pendingtoast', showPending);
  return () => document.removeEventListener('pendingtoast', showPending);
}
