const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Writes a number up to ten in words. A masculine noun follows. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` dans ${days === 1 ? 'un délai d’un jour ouvrable' : `les ${sayNumber(days)} jours ouvrables`}` : '';

/** The preposition à and an article become one word: à Zurich, au Locle, aux Ponts-de-Martel. */
export const sayInTown = (town: string) => `à ${town}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ');

/** The preposition depends on the country: en Suisse, au Liechtenstein, aux Pays-Bas, à Singapour. */
export function sayInCountry(country: string): string {
  if (/^(États|Pays|Émirats|Philippines)/.test(country)) return `aux ${country}`;
  if (/^(Chypre|Malte|Monaco|Singapour|Taïwan)$/.test(country)) return `à ${country}`;
  // En stands before a vowel and before feminine names, whose first word nearly always ends in e.
  return /^(?!Mexique)([AEÉIÎOU]|\S*e( |$))/.test(country) ? `en ${country}` : `au ${country}`;
}

/** Turns "anglais ou allemand" into "en anglais ou en allemand". */
export const sayInLanguages = (languages: string) => `en ${languages.replace(/(,| ou) /g, '$1 en ')}`;

/** Two amounts, or one if both are the same. */
export const sayRange = (ends: [number, number], format: (amount: number) => string) =>
  [...new Set(ends.map(format))].join(' à ');
