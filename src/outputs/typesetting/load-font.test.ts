import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXTENDED_FONT, FONT, loadFont, loadTypeface } from './load-font.ts';

/** What the site's three languages need, those of neighbours and of immigrants; without obsolete letters such as Ŀ. */
const SIGNS = '« » ‘ ’ “ ” „ \u00a0 – — … · × © − °';
const LETTERS =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœŸ ĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽž ĀāĒēĢģĪīĶķĻļŅņŪū ĖėĮįŲų ĊċĠġĦħ ȘșȚț ẞ';

it('the typeface has every letter and sign of Latin Europe', () => {
  const { letters } = loadTypeface(400);
  const missing = [...SIGNS, ...LETTERS].filter((letter) => !letters.has(letter.codePointAt(0)!));
  expect(missing).toEqual([]);
});

it('a narrow space is as wide as the space of the typeface, and what joins words has no width', () => {
  const { layout } = loadTypeface(400);
  const measure = (line: string) => layout(line).map(({ advance }) => advance);
  expect(measure('a\u202fb')).toEqual(measure('a b'));
  expect(measure('a-\u2060b')).toEqual(measure('a-b'));
});

it('browsers download the second file of the typeface for the letters that the first lacks, and for no other', () => {
  const [rule = ''] = /[^}]*instrument-sans-extended[^}]*/.exec(
    readFileSync('src/styles/fonts.css', 'utf8'),
  )!;
  const [, text = ''] = /unicode-range:([^;]+)/.exec(rule)!;
  const ranges = text
    .split(',')
    .map((range) => range.match(/[\da-f]+/gi)!.map((code) => Number(`0x${code}`)));
  const isInRange = (code: number) => ranges.some(([start = 0, end = start]) => start <= code && code <= end);
  const [first = [], second = []] = ([FONT, EXTENDED_FONT] as const).map(
    (file) => loadFont(file, 400).characterSet,
  );
  expect(second.filter((code) => !first.includes(code) && !isInRange(code))).toEqual([]);
  expect(first.filter(isInRange)).toEqual([]);
});
