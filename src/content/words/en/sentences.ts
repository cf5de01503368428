const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number, in words up to ten. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` within ${sayNumber(days)} working ${days === 1 ? 'day' : 'days'}` : '';
