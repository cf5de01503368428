import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

const DURATION_MS = 5000;
const MOST_VISIBLE = 3;

interface Toast {
  id: number;
  sentence: string;
  open: boolean;
}

const Context = createContext<(sentence: string) => void>(() => {});

/** Gives the function that shows a sentence for five seconds. */
export const useToast = () => useContext(Context);

/** The sentences shown to a visitor, and the place where they stand once there has been one. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = useCallback((sentence: string) => setToasts((shown) => addToast(shown, sentence)), []);
  const close = (id: number) =>
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  useEffect(() => sayWhatIsUnsaid(show), [show]);
  return (
    <Context value={show}>
      {children}
      {toasts.length > 0 && (
        <Provider duration={DURATION_MS} swipeDirection="left">
          {toasts.map(({ id, sentence, open }) => (
            <Root key={id} className="toast" open={open} onOpenChange={() => close(id)}>
              <Description className="toast__sentence">{sentence}</Description>
              <span className="toast__tick" />
            </Root>
          ))}
          <Viewport className="toasts" />
        </Provider>
      )}
    </Context>
  );
}

/** A closed toast stays until the next one comes, so that it can be seen to leave. */
function addToast(shown: Toast[], sentence: string): Toast[] {
  const open = shown.filter((toast) => toast.open);
  const id = (shown.at(-1)?.id ?? 0) + 1;
  const leaving = open.slice(0, -(MOST_VISIBLE - 1)).map((toast) => ({ ...toast, open: false }));
  return [...leaving, ...open.slice(-(MOST_VISIBLE - 1)), { id, sentence, open: true }];
}

/** The page's script speaks before React has come: see `say`. */
function sayWhatIsUnsaid(show: (sentence: string) => void) {
  const { dataset } = document.documentElement;
  const listen = () => {
    if (dataset['unsaid']) show(dataset['unsaid']);
    delete dataset['unsaid'];
  };
  listen();
  document.addEventListener('unsaid', listen);
  return () => document.removeEventListener('unsaid', listen);
}
