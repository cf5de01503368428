/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` within ${days} working ${days === 1 ? 'day' : 'days'}` : '';
