import { expect, test } from 'vitest';
import { measureBearings } from './measure-bearings.ts';

const DIGITS = '0123456789';

test('each sign is measured once, and its ink lies within its advance', async () => {
  const all = await measureBearings(`C${DIGITS}${DIGITS}`);
  expect(all.map(({ sign }) => sign).join('')).toBe(`C${DIGITS}`);
  for (const { start, end, shoulder } of all) {
    expect(start).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(0);
    expect(shoulder).toBeGreaterThan(0.5);
    expect(shoulder).toBeLessThan(1);
  }
});

test('the head of a 4 ends before its foot, that of a 7 where the whole sign ends', async () => {
  const [four, seven] = await measureBearings('47');
  const width = 0.61;
  expect(four!.shoulder * width).toBeCloseTo(width - four!.end - 0.083, 2);
  expect(seven!.shoulder).toBeCloseTo(1 - seven!.end / 0.552, 2);
});
