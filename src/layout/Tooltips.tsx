import { Provider } from '@radix-ui/react-tooltip';
import { type ReactNode, useEffect, useState } from 'react';
import type { PendingInteraction } from '../site/protocol.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface Props {
  pending: PendingInteraction;
  children: ReactNode;
}

/** One delay for all tooltips of a page; only the rest of it after a hover that began before hydration. */
export function Tooltips({ pending, children }: Props) {
  const [delay, setDelay] = useState(() => {
    const now = performance.now();
    return Math.max(0, (pending.since ?? now) + OPEN_DELAY_MS - now);
  });
  useEffect(() => {
    if (pending.since !== undefined) replay();
    setDelay(OPEN_DELAY_MS);
  }, [pending]);
  return (
    <Provider delayDuration={delay} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}

/** Dispatches again, for React, the hover and the keyboard focus that still last. */
function replay() {
  const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
  document.querySelector('[data-hydrate]:hover')?.dispatchEvent(move);
  const focus = new FocusEvent('focusin', { bubbles: true });
  document.querySelector('[data-hydrate]:focus-visible')?.dispatchEvent(focus);
}
