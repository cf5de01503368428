const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number, in words up to ten. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` within ${sayNumber(days)} working ${days === 1 ? 'day' : 'days'}` : '';

/** Two amounts, or one if both are the same. */
export const sayRange = (ends: [number, number], format: (amount: number) => string) =>
  [...new Set(ends.map(format))].join(' to ');
