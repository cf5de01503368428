import { Provider } from '@radix-ui/react-tooltip';
import { type ReactNode, useEffect, useState } from 'react';
import type { PendingEvents } from './pending-events.ts';
import { replayEvents } from './replay-events.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface Props {
  pendingEvents: PendingEvents;
  children: ReactNode;
}

/** One delay for all tooltips of a page. A hover that began before hydration waits only for the rest of it. */
export function Tooltips({ pendingEvents, children }: Props) {
  const [delay, setDelay] = useState(() => {
    const now = performance.now();
    const hoveredSince = pendingEvents.get('pointerover')?.since ?? now;
    return Math.max(0, hoveredSince + OPEN_DELAY_MS - now);
  });
  useEffect(() => {
    replayEvents(pendingEvents);
    setDelay(OPEN_DELAY_MS);
  }, [pendingEvents]);
  return (
    <Provider delayDuration={delay} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}
