import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataCache } from './create-data-cache.ts';

const FIVE_MINUTES_MS = 300_000;

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** When each attempt begins, in ms from the first. */
async function attempt(options: { retry?: number } = {}) {
  const begun: number[] = [];
  const first = Date.now();
  const queryFn = () => {
    begun.push(Date.now() - first);
    return Promise.reject(new Error('unreachable'));
  };
  const cache = createDataCache();
  const observer = new QueryObserver(cache, { queryKey: ['anything'], queryFn, ...options });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(600_000);
  const { status } = observer.getCurrentResult();
  stop();
  return { begun, status };
}

test('a call that fails is tried three times more, after 1, 2 and 4 s', async () => {
  expect(await attempt()).toEqual({ begun: [0, 1000, 3000, 7000], status: 'error' });
});

test('the pause doubles to 30 s at most', async () => {
  const { begun } = await attempt({ retry: 7 });
  const pauses = begun.slice(1).map((time, index) => time - begun[index]!);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('what nothing uses is dropped after five minutes', async () => {
  const cache = createDataCache();
  const observer = new QueryObserver(cache, { queryKey: ['anything'], queryFn: () => 'kept' });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS * 2);
  expect(cache.getQueryData(['anything'])).toBe('kept');
  stop();
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1);
  expect(cache.getQueryData(['anything'])).toBe('kept');
  await vi.advanceTimersByTimeAsync(1);
  expect(cache.getQueryData(['anything'])).toBeUndefined();
});
