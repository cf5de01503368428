/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` innert ${days === 1 ? 'einem Arbeitstag' : `${days} Arbeitstagen`}` : '';
