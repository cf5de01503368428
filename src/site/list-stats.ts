import type { Stat } from './words.ts';

/** Large numbers, each with what it counts. */
export const listStats = (...figures: [value: string | number, note: string][]): Stat[] =>
  figures.map(([value, note]) => ({ value: `${value}`, note }));
