import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataCache } from './create-data-cache.ts';

const FIVE_MINUTES_MS = 300_000;
const queryKey = ['anything'];

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each([
  ['three times more, after 1, 2 and 4 s', {}, [0, 1000, 3000, 7000]],
  ['with pauses of 30 s at most', { retry: 7 }, [0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000]],
])('a call that fails is tried %s', async (_how, options, attempts) => {
  const first = Date.now();
  const begun: number[] = [];
  const queryFn = () => {
    begun.push(Date.now() - first);
    return Promise.reject(new Error('unreachable'));
  };
  const observer = new QueryObserver(createDataCache(), { queryKey, queryFn, ...options });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(2 * FIVE_MINUTES_MS);
  stop();
  expect(begun).toEqual(attempts);
});

test('what nothing uses is dropped after five minutes', async () => {
  const cache = createDataCache();
  const stop = new QueryObserver(cache, { queryKey, queryFn: () => 'kept' }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(2 * FIVE_MINUTES_MS);
  stop();
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1);
  expect(cache.getQueryData(queryKey)).toBe('kept');
  await vi.advanceTimersByTimeAsync(1);
  expect(cache.getQueryData(queryKey)).toBeUndefined();
});
