const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Writes a number up to ten in words. A masculine noun follows. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` dans ${days === 1 ? 'un délai d’un jour ouvrable' : `les ${sayNumber(days)} jours ouvrables`}` : '';

/** Turns "anglais ou allemand" into "en anglais ou en allemand". */
export const sayInLanguages = (languages: string) => `en ${languages.replace(/(,| ou) /g, '$1 en ')}`;
