/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` dans ${days === 1 ? 'un délai d’un jour ouvrable' : `les ${days} jours ouvrables`}` : '';

/** Turns "anglais ou allemand" into "en anglais ou en allemand". */
export const sayInLanguages = (languages: string) => `en ${languages.replace(/(,| ou) /g, '$1 en ')}`;
