import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';

const DURATION_MS = 5000;
const MOST_VISIBLE = 3;

interface Toast {
  id: number;
  sentence: string;
  isOpen: boolean;
}

/** Toasts, each for five seconds, and their live region once there has been one. */
export function Toasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => followRequests((sentence) => setToasts((shown) => addToast(shown, sentence))), []);
  const close = (id: number) =>
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  if (toasts.length === 0) return;
  return (
    <Provider duration={DURATION_MS} swipeDirection="left">
      {toasts.map(({ id, sentence, isOpen }) => (
        <Root key={id} className="toast" open={isOpen} onOpenChange={() => close(id)}>
          <Description className="toast__sentence">{sentence}</Description>
          <span className="toast__tick" />
        </Root>
      ))}
      <Viewport className="toasts" />
    </Provider>
  );
}

/** A closed toast stays in the list until the next one, for its exit animation. */
function addToast(shown: Toast[], sentence: string): Toast[] {
  const open = shown.filter((toast) => toast.isOpen);
  const id = (shown.at(-1)?.id ?? 0) + 1;
  const leaving = open.slice(0, -(MOST_VISIBLE - 1)).map((toast) => ({ ...toast, isOpen: false }));
  return [...leaving, ...open.slice(-(MOST_VISIBLE - 1)), { id, sentence, isOpen: true }];
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
