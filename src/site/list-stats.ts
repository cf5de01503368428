import type { Stat } from './words.ts';

/** Large numbers, each with what it counts. */
export const listStats = (...figures: [value: string | number, text: string][]): Stat[] =>
  figures.map(([value, text]) => ({ value: `${value}`, text }));
