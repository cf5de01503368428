import type { MethodologyWords } from '../../src/content/words.ts';

/** What the rows of the offer may have in all, so that it prints on one sheet: the sample has 3,700 in English, 4,400 in French. */
export const MAX_ROWS_CHARACTERS = 4_500;

export const countCharacters = (rows: MethodologyWords['offer']['rows']) =>
  rows.reduce((count, { title, text }) => count + title.length + text.length, 0);
