const NUMBERS = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Writes a number up to twelve in words. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` innert ${days === 1 ? 'einem Arbeitstag' : `${sayNumber(days)} Arbeitstagen`}` : '';
