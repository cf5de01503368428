import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { toasts as words } from '#words/interface.ts';

const DURATION_MS = 5000;
const MOST_VISIBLE = 3;

/** Toasts, each for five seconds, and their live region once there has been one. */
export function Toasts() {
  const [sentences, setSentences] = useState<string[]>([]);
  useEffect(() => followRequests((sentence) => setSentences((earlier) => [...earlier, sentence])), []);
  if (sentences.length === 0) return;
  const toasts = sentences.map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows; a toast that has left renders nothing
    <Root key={index} className="toast">
      <Description className="toast__sentence">{sentence}</Description>
      <span className="toast__tick" />
    </Root>
  ));
  return (
    <Provider label={words.toast} duration={DURATION_MS} swipeDirection="left">
      {toasts.slice(-MOST_VISIBLE)}
      <Viewport className="toasts" label={words.region} />
    </Provider>
  );
}

/** The page script requests toasts, perhaps before hydration: see `requestToast`. */
function followRequests(show: (sentence: string) => void) {
  const { dataset } = document.documentElement;
  const showPending = () => {
    if (dataset['pendingToast']) show(dataset['pendingToast']);
    delete dataset['pendingToast'];
  };
  showPending();
  document.addEventListener('pendingtoast', showPending);
  return () => document.removeEventListener('pendingtoast', showPending);
}
