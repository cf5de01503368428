import { expect, it } from 'vitest';
import { writeExtendedFace } from './write-extended-face.ts';

it('a page names the second file of the typeface only if it has one of its letters', () => {
  expect(writeExtendedFace('Zürich, Genève, Œuvre, Åland, Yıldız: “…”')).toBe('');
  expect(writeExtendedFace('Petrović')).toMatch(/^@font-face\{.*unicode-range:U\+100-\w/);
});

it('its range leaves out what the first file has, so that no page downloads it for nothing', () => {
  const ranges = /unicode-range:([^}]+)/.exec(writeExtendedFace('ž'))![1]!.split(',');
  const holds = (letter: string) =>
    ranges.some((range) => {
      const [start = 0, end = start] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return start <= letter.codePointAt(0)! && letter.codePointAt(0)! <= end;
    });
  expect([...'žćłőșẞ'].filter(holds)).toHaveLength(6);
  expect([...'aàœŒıß '].filter(holds)).toEqual([]);
});
