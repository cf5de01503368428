import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useLayoutEffect, useState } from 'react';
import { useSite } from '../parts/use-site.ts';
import type { PendingInteraction } from '../site/protocol.ts';

const DURATION_MS = 5000;
const MAX_VISIBLE = 3;

/**
 * Toasts, each for five seconds. Their live region is there from hydration on: some screen readers miss what a new one
 * says first. The build writes none, because Radix gives it an inline style, which the CSP forbids.
 */
export function Toasts({ pending }: { pending: PendingInteraction }) {
  const words = useSite().words.labels.toasts;
  const [sentences, setSentences] = useState<string[]>();
  // A layout effect: the page script stops collecting requests right after it.
  useLayoutEffect(() => {
    setSentences([]);
    return followRequests(pending, (sentence) => setSentences((earlier = []) => [...earlier, sentence]));
  }, [pending]);
  if (!sentences) return;
  const toasts = sentences.map((sentence, index) => (
    // The list only grows; a closed toast renders nothing.
    <Root key={index} className="toast" data-ground="ink">
      <Description>{sentence}</Description>
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
function followRequests({ toast }: PendingInteraction, show: (sentence: string) => void) {
  if (toast && performance.now() - toast.askedAt < DURATION_MS) show(toast.sentence);
  const handle = ({ detail }: CustomEvent<string>) => show(detail);
  document.addEventListener('toast', handle);
  return () => document.removeEventListener('toast', handle);
}
