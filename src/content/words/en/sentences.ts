const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number, in words up to ten. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

export const countWorkingDays = (days: number) =>
  `${sayNumber(days)}${days > NUMBERS.length ? '\u00a0' : ' '}working ${days === 1 ? 'day' : 'days'}`;

export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
