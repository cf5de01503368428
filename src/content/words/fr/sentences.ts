const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Writes a number up to ten in words. A masculine noun follows. */
export const sayNumber = (count: number) => NUMBERS[count - 1] ?? `${count}`;

/** Inside a sentence. Empty if no days are stated. */
export const sayWithin = (days: number | undefined) =>
  days ? ` dans ${days === 1 ? 'un délai d’un jour ouvrable' : `les ${sayNumber(days)} jours ouvrables`}` : '';

/** What stands before a country, by the beginning of its name. Before all others, it is "au". */
const IN_COUNTRIES: [before: string, countries: RegExp][] = [
  ['à ', /^(Anguilla|Antigua|Aruba|Bahreïn|Chypre|Cuba|Curaçao|Djibouti|Gibraltar|Grenade|Guam|Guernesey|Haïti|Jersey|Kiribati)/],
  ['à ', /^(La Réunion|Madagascar|Malte|Maurice|Mayotte|Monaco|Montserrat|Nauru|Niue|Oman|Porto Rico|Saint|Sao Tomé|Singapour)/],
  ['à ', /^(Taïwan|Tokelau|Trinité|Tuvalu|Wallis)/],
  ['à la ', /^(Barbade|Dominique)/],
  ['à l’', /^Île /],
  ['dans la ', /^R\.A\.S\./],
  ['dans l’', /^État /],
  ['dans les ', /^Territoires/],
  ['aux ', /^(Bahamas|Bermudes|Comores|Émirats|États|Fidji|Îles|Maldives|Palaos|Pays|Philippines|Samoa|Seychelles|Tonga)/],
  ['au ', /^(Belize|Cambodge|Congo|Mexique|Mozambique|Suriname|Zimbabwe)/],
  // Before a vowel, and before feminine names, whose first word nearly always ends in e.
  ['en ', /^([AEÉIOU]|Guinée-Bissau|Sierra Leone|\S*e( |$))/],
];

/** Says in which country, such as "en Suisse", "au Cambodge", "aux Philippines" or "à Cuba". */
export function sayInCountry(country: string): string {
  const [before = 'au '] = IN_COUNTRIES.find(([, countries]) => countries.test(country)) ?? [];
  return before + country;
}

/** Turns "anglais ou allemand" into "en anglais ou en allemand". */
export const sayInLanguages = (languages: string) => `en ${languages.replace(/(,| ou) /g, '$1 en ')}`;

/** Two amounts, or one if both are the same. */
export const sayRange = (ends: [number, number], format: (amount: number) => string) =>
  [...new Set(ends.map(format))].join(' à ');
