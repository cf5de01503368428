import type { Figure } from './words.ts';

/** The figures that the owner states; a value of 0 or '' says nothing. */
export const listFigures = (...figures: [value: string | number, note: string][]): Figure[] =>
  figures.flatMap(([value, note]) => (value ? [{ value: `${value}`, note }] : []));
