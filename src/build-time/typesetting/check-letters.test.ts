import { expect, it } from 'vitest';
import { findMissingLetters } from './check-letters.ts';

/** What the site's three languages need, those of neighbours and of immigrants; without obsolete letters such as Ŀ. */
const SIGNS = '« » ‘ ’ “ ” „ \u00a0\u202f\u2011 – — … · × © − °';
const LETTERS =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœŸ ĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽž ĀāĒēĢģĪīĶķĻļŅņŪū ĖėĮįŲų ĊċĠġĦħ ȘșȚț ẞ';

it('the typeface has every letter and sign of Latin Europe', () => {
  expect(findMissingLetters(`${SIGNS} ${LETTERS} Ge\u00adlände`)).toEqual([]);
});

it('a letter that the typeface lacks is named once, with its code and its place', () => {
  const found = findMissingLetters('<p title="λ">Vom Büro → nach <b>Жж</b></p><p>→</p>');
  expect(found.map((sentence) => /no (.*);/.exec(sentence)![1])).toEqual([
    'λ (U+03BB) in “λ”',
    '→ (U+2192) in “Vom Büro → nach”',
    'Ж (U+0416) in “Жж”',
    'ж (U+0436) in “Жж”',
  ]);
});
