import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useLayoutEffect, useState } from 'react';
import { useSite } from '../parts/use-site.ts';
import type { PendingInteraction, ToastRequest } from '../site/protocol.ts';

const DURATION_MS = 5000;
const MAX_VISIBLE = 3;

/**
 * Toasts, each for five seconds. Their live region is there from hydration on: some screen readers miss what a new one
 * says first. The build writes none, because Radix gives it an inline style, which the CSP forbids.
 */
export function Toasts({ pending }: { pending: PendingInteraction }) {
  const words = useSite().words.labels.toasts;
  const [requests, setRequests] = useState<ToastRequest[]>();
  // A layout effect: the page script stops collecting requests right after it.
  useLayoutEffect(() => {
    setRequests([]);
    return followRequests(pending, (request) => setRequests((earlier = []) => [...earlier, request]));
  }, [pending]);
  if (!requests) return;
  const toasts = requests.map(({ sentence, isDone }, index) => (
    // The list only grows; a closed toast renders nothing.
    <Root key={index} className="toast" data-ground="ink">
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

/** Shows the toast that was requested before hydration, unless its time is over, then each that is requested. */
function followRequests({ toast }: PendingInteraction, show: (request: ToastRequest) => void) {
  if (toast && performance.now() - toast.askedAt < DURATION_MS) show(toast.request);
  const handle = ({ detail }: CustomEvent<ToastRequest>) => show(detail);
  document.addEventListener('toast', handle);
  return () => document.removeEventListener('toast', handle);
}
