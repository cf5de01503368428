import { QueryObserver } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';

const render = vi.fn<(tree: ReactElement) => void>();
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render }) }));
// The cache does not retry on a server, and asks for a window when it is imported.
vi.hoisted(() => vi.stubGlobal('window', globalThis));

it('data cache retries three times after 1, 2 and 4 s, and forgets what is unused after 5 minutes', async () => {
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: {} }),
    addEventListener() {},
    visibilityState: 'visible',
  });
  vi.useFakeTimers();
  await import('./mount.tsx');
  const { props } = render.mock.lastCall![0] as ReactElement<{ children: ReactElement<{ client: never }> }>;
  const { client } = props.children.props as { client: ConstructorParameters<typeof QueryObserver>[0] };
  const queryFn = vi.fn(() => Promise.reject(new Error('no')));
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => {});
  for (const [ms, calls] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [4000, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(queryFn, `${ms} ms later`).toHaveBeenCalledTimes(calls);
  }
  stop();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryCache().getAll()).toHaveLength(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
