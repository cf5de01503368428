const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** A number before a masculine noun, in words up to ten. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Within how many working days, inside a sentence. */
export function sayWithin(days: number): string {
  if (days === 1) return 'dans un délai d’un jour ouvrable';
  return `dans les ${sayNumber(days)}${days > NUMBERS.length ? '\u00a0' : ' '}jours ouvrables`;
}

/** Where a town's name begins with an article, à becomes one word with it: à Zurich, au Locle, aux Ponts-de-Martel. */
export const sayInTown = (town: string) => `à ${town}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ');

/** In a country: en Suisse, au Liechtenstein, aux Pays-Bas, à Singapour. */
export function sayInCountry(country: string): string {
  if (/^(États|Pays|Émirats|Philippines)/.test(country)) return `aux ${country}`;
  if (/^(Chypre|Malte|Monaco|Singapour|Taïwan)$/.test(country)) return `à ${country}`;
  // En before a vowel, or where the first word ends in e: that is nearly always a feminine name.
  return /^(?!Mexique)([AEÉIÎOU]|\S*e( |$))/.test(country) ? `en ${country}` : `au ${country}`;
}

/** "anglais ou allemand" as "en anglais ou en allemand". */
export const sayInLanguages = (languages: string) => `en ${languages.replace(/(,| ou) /g, '$1 en ')}`;

export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
