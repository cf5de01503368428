import { Provider } from '@radix-ui/react-tooltip';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Reached, ReachedIsland } from '../browser/reach.ts';
import { giveBack } from './give-back.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface Waking {
  delay: number;
  reached?: Reached;
}

/** One delay for all tooltips of a page. A hover that began before React came waits only for what is left of it. */
export function Tooltips({ children }: { children: ReactNode }) {
  const [{ delay, reached }, setWaking] = useState<Waking>({ delay: OPEN_DELAY_MS });

  // At layout, so that whatever is reached for from here on is React's alone.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('awake'));
    const island = document.querySelector<ReachedIsland>('astro-island');
    const taken = island?.reached;
    if (!taken) return;
    delete island.reached;
    const hovered = performance.now() - (taken.pointerover?.since ?? performance.now());
    setWaking({ delay: Math.max(0, OPEN_DELAY_MS - hovered), reached: taken });
  }, []);

  useEffect(() => {
    if (!reached) return;
    giveBack(reached);
    setWaking({ delay: OPEN_DELAY_MS });
  }, [reached]);

  return (
    <Provider delayDuration={delay} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}
