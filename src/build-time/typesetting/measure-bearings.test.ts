import { expect, test } from 'vitest';
import { measureBearings } from './measure-bearings.ts';

const DIGITS = '0123456789';

test('each sign is measured once, and its ink lies within its advance', () => {
  const all = measureBearings(`C${DIGITS}${DIGITS}`);
  expect(all.map(({ sign }) => sign).join('')).toBe(`C${DIGITS}`);
  for (const { start, end, upperEnd } of all) {
    expect(start).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(0);
    expect(upperEnd).toBeGreaterThanOrEqual(end);
  }
});

test('the head of a 4 ends before its foot, that of a 7 where the whole sign ends', () => {
  const [four, seven] = measureBearings('47');
  expect(four!.upperEnd - four!.end).toBeGreaterThan(0.05);
  expect(seven!.upperEnd).toBe(seven!.end);
});
