import { expect, test } from 'vitest';
import { measureBearings } from './measure-bearings.ts';

const DIGITS = '0123456789';

test('each glyph is measured once, and its ink lies within its advance', () => {
  const all = measureBearings(`C${DIGITS}${DIGITS}`);
  expect(all.map(({ glyph }) => glyph).join('')).toBe(`C${DIGITS}`);
  for (const { left, right, rightAtCapHeight } of all) {
    expect(left).toBeGreaterThan(0);
    expect(right).toBeGreaterThan(0);
    expect(rightAtCapHeight).toBeGreaterThanOrEqual(right);
  }
});

test('a 4 is narrower at cap height than at its crossbar, a 7 is widest there', () => {
  const [four, seven] = measureBearings('47');
  expect(four!.rightAtCapHeight - four!.right).toBeGreaterThan(0.05);
  expect(seven!.rightAtCapHeight).toBe(seven!.right);
});
