export const countDays = (days: number) => (days === 1 ? 'un jour' : `${days}\u00a0jours`);
/** After de, which it contains. */
export const countWorkingDays = (days: number) =>
  days === 1 ? 'd’un jour ouvrable' : `de ${days}\u00a0jours ouvrables`;

export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** "A, B, C" with "et" before the last. */
export const joinNames = (names: string) => names.replace(/, (?=[^,]*$)/, ' et ');
