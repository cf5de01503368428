import { expect, it } from 'vitest';
import { findMissingLetters } from './find-missing-letters.ts';
import { listStrings, listTexts } from './list-texts.ts';
import { loadTypeface } from './load-font.ts';

/** What the site's three languages need, those of neighbours and of immigrants; without obsolete letters such as Ŀ. */
const SIGNS = '« » ‘ ’ “ ” „ \u00a0\u202f\u2011 – — … · × © − °';
const LETTERS =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœŸ ĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽž ĀāĒēĢģĪīĶķĻļŅņŪū ĖėĮįŲų ĊċĠġĦħ ȘșȚț ẞ';

const { letters } = loadTypeface(400);
const find = (body: string) => findMissingLetters(listTexts(`<title>→</title><body>${body}`), letters);

it('the typeface has every letter and sign of Latin Europe', () => {
  expect(find(`<p>${SIGNS} ${LETTERS}</p>`)).toEqual([]);
});

it('a letter that the typeface lacks is named once, with its code and its place; what is not read is no letter', () => {
  expect(find('<p>Vom Büro → nach <b>Жук</b></p><p>→</p>')).toEqual([
    '→ (U+2192) in “Vom Büro → nach”',
    'Ж (U+0416) in “Жук”',
    'у (U+0443) in “Жук”',
    'к (U+043A) in “Жук”',
  ]);
  expect(find('<p>Ge\u00adlände\n</p><script>"→"</script><style>b { content: "→" }</style>')).toEqual([]);
});

it('what is spoken, and what a script shows later, is read as well', () => {
  expect(find('<a aria-label="→"></a>')).toEqual(['→ (U+2192) in “→”']);
  expect(find('<button data-copied-message="λ copied"></button>')).toEqual(['λ (U+03BB) in “λ copied”']);
  expect(listStrings({ region: 'News ({hotkey})', lines: ['a', { b: 'c' }], count: 3 })).toEqual([
    'News ()',
    'a',
    'c',
  ]);
});
