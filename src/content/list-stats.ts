import type { Stat } from './words.ts';

/** Lists the numbers that the owner states. A value of 0 or '' is left out. */
export const listStats = (...figures: [value: string | number, note: string][]): Stat[] =>
  figures.flatMap(([value, note]) => (value ? [{ value: `${value}`, note }] : []));
