const NUMBERS = ['einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** A number, in words up to ten, and the space after it. */
const say = (count: number) => (NUMBERS[count - 1] ? `${NUMBERS[count - 1]} ` : `${count}\u00a0`);
export const countDays = (days: number) => (days === 1 ? 'einen Tag' : `${say(days)}Tage`);
/** After a preposition such as innert. */
export const countWorkingDays = (days: number) => `${say(days)}${days === 1 ? 'Arbeitstag' : 'Arbeitstagen'}`;

export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** "A, B, C" with "und" before the last. */
export const joinNames = (names: string) => names.replace(/, (?=[^,]*$)/, ' und ');
