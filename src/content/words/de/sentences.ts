const NUMBERS = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Writes a number up to twelve in words. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` innert ${days === 1 ? 'einem Arbeitstag' : `${sayNumber(days)} Arbeitstagen`}` : '';

/** Follows a verb such as "dauern". */
export const sayMonths = (months: number) =>
  months === 1 ? 'einen Monat' : `${sayNumber(months)} Monate`;

/** Countries that have an article, by what stands before them. */
const IN_COUNTRIES: [before: string, countries: RegExp][] = [
  ['in der', /^(Mongolei|Republik|Schweiz|Slowakei|Sonderverwaltungsregion|Türkei|Ukraine|Vatikanstadt|Westsahara)|ische Republik$/],
  ['im', /^(Irak|Iran|Jemen|Libanon|Oman|Senegal|Sudan|Südsudan|Tschad|Vereinigtes Königreich)$/],
  ['in den', /(Autonomiegebiete|Emirate|Niederlande|Staaten)$/],
  ['auf den', /(inseln|Inseln|Bahamas|Färöer|Kapverden|Komoren|Malediven|Marianen|Philippinen|Seychellen)$/],
  ['auf der', /(insel|Isle of Man)$/],
];

/** Says in which country, such as "in der Ukraine", "in den Vereinigten Staaten" or "in Kuba". */
export function sayInCountry(country: string): string {
  const [before = 'in'] = IN_COUNTRIES.find(([, countries]) => countries.test(country)) ?? [];
  const dative = country
    .replace(/(isch|igt|lich)es? /g, '$1en ')
    .replace(/(gebiete|Emirate|Färöer|Niederlande)$/, '$1n')
    .replace(' die ', ' den ');
  return `${before} ${dative}`;
}

/** Two amounts, or one if both are the same. */
export const sayRange = (ends: [number, number], format: (amount: number) => string) =>
  [...new Set(ends.map(format))].join(' bis ');
