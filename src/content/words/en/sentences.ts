const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number, in words up to ten, and the space after it. */
const say = (count: number) => (NUMBERS[count - 1] ? `${NUMBERS[count - 1]} ` : `${count}\u00a0`);
export const countDays = (days: number) => `${say(days)}${days === 1 ? 'day' : 'days'}`;
export const countWorkingDays = (days: number) => `${say(days)}working ${days === 1 ? 'day' : 'days'}`;

export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** "A, B, C" with "and" before the last. */
export const joinNames = (names: string) => names.replace(/, (?=[^,]*$)/, ' and ');
