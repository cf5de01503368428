import { expect, it } from 'vitest';
import { findMissingLetters } from './find-missing-letters.ts';
import { loadFont } from './load-font.ts';

/** What the three languages need that the site is made for; Ÿ and → are not in the published font. */
const LETTERS = 'ÄÖÜäöüß ÀÂÆÇÈÉÊËÎÏÔŒÙÛ àâæçèéêëîïôœùûÿ « » ‘ ’ “ ” „ \u00a0\u202f\u2011 – — … · × © − °';

const { characterSet } = await loadFont(400);
const font = new Set(characterSet);
const find = (body: string) => findMissingLetters(`<title>→</title><body>${body}`, font);

it('the font has every letter and sign of English, German and French', () => {
  for (let code = 0x20; code < 0x7f; code++) expect(font).toContain(code);
  expect(find(`<p>${LETTERS}</p>`)).toEqual([]);
});

it('a letter that the font lacks is named once, with its code and its place; what is not read is no letter', () => {
  expect(find('<p>Vom Büro → nach <b>Łuck</b></p><p>→</p>')).toEqual([
    '→ (U+2192) in “Vom Büro → nach”',
    'Ł (U+0141) in “Łuck”',
  ]);
  expect(find('<p>Ge\u00adlände\n</p><script>"→"</script><style>b { content: "→" }</style>')).toEqual([]);
});
