import type { MethodologyWords } from '../../src/content/words.ts';

/** What the rows of the offer may have in all, so that it prints on one sheet: a quarter more than the sample's in English. */
export const MAX_ROWS_CHARACTERS = 3_000;

export const countCharacters = (rows: MethodologyWords['offer']['rows']) =>
  rows.reduce((count, { title, text }) => count + title.length + text.length, 0);
