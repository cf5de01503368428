const NUMBERS = [
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Writes a number up to twelve in words. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Follows a preposition such as "innert". */
export const countWorkingDays = (days: number) =>
  days === 1 ? 'einem Arbeitstag' : `${sayNumber(days)}${days > NUMBERS.length ? '\u00a0' : ' '}Arbeitstagen`;

export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Keeps the last word of a short name on its line: a family name, a legal form. */
export const bindName = (name: string) => (name.length > 24 ? name : name.replace(/ (?=\S+$)/, '\u00a0'));

/** Follows a verb such as "dauern". */
export const countMonths = (months: number) =>
  months === 1 ? 'einen Monat' : `${sayNumber(months)}${months > NUMBERS.length ? '\u00a0' : ' '}Monate`;

/** These countries have an article. */
const IN_COUNTRIES: Record<string, string> = {
  Niederlande: 'in den Niederlanden',
  Schweiz: 'in der Schweiz',
  Slowakei: 'in der Slowakei',
  'Vereinigte Staaten': 'in den Vereinigten Staaten',
  'Vereinigtes Königreich': 'im Vereinigten Königreich',
};

export const sayInCountry = (country: string) => IN_COUNTRIES[country] ?? `in ${country}`;
