import type { Company } from './company-schema.ts';
import { computeOffer } from './compute-offer.ts';
import { planProject } from './plan-project.ts';

/**
 * The owner's facts as the words of one language state them: names and lists as text, and numbers that `format` writes.
 * What company.ts doesn't state is undefined.
 */
export type Facts = ReturnType<typeof stateFacts>;

export function stateFacts(company: Company, { locale, vat, to }: Record<'locale' | 'vat' | 'to', string>) {
  const { name, shortName, people = [], profiles = [], certificates, answersIn, systems, ...plain } = company;
  const { uid, prices, dataCountry, privacy } = plain;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const nameCountry = (code: string) => countries.of(code)!;
  /** With the country, because the law wants it named if data leaves Switzerland (FADP, article 19). */
  const nameProvider = ({ name, country }: { name: string; country: string }) =>
    `${name} (${nameCountry(country)})`;
  const join = (type: Intl.ListFormatType, names: string[] = []) =>
    names.length > 0 ? new Intl.ListFormat(locale, { type }).format(names) : undefined;
  // Digits are grouped by the typographic apostrophe where the locale has a straight one or a space. Four digits stand
  // without it, because some voices read 9’000 as 9 and three zeros.
  const format = (value: number) =>
    value
      .toLocaleString(locale, { maximumFractionDigits: 1 })
      .replace(/^(\d)['\u202f](?=\d{3}$)/, '$1')
      .replace(/['\u202f]/g, '\u2019');
  const [own = ''] = locale.split('-');
  // The language of the words first.
  const answerCodes = answersIn.toSorted((one, other) => Number(other === own) - Number(one === own));
  const managers = people.filter(({ manages }) => manages).map(({ name }) => name);
  return {
    ...plain,
    registeredName: name,
    /** For the header, titles and shared pictures: the registered name if there is no shorter one. */
    shortName: shortName ?? name,
    /** The privacy notice states Swiss law, so no other country is offered. */
    country: nameCountry('CH'),
    /** The registration number, followed by MWST, TVA or VAT if the company is registered for VAT. */
    number: plain.vat ? `${uid} ${vat}` : uid,
    profiles,
    people,
    /** The names of those who manage, with "and" before the last. */
    managers: join('conjunction', managers),
    certificateNames: join('conjunction', certificates),
    /** The names of the languages, with "or" before the last. */
    answerLanguages: join(
      'disjunction',
      answerCodes.map((code) => languages.of(code)!),
    )!,
    prices: prices && {
      ...prices,
      /** Discovery and a first agent. */
      total: prices.firstAgent.map((price) => prices.discovery + price),
      project: planProject(prices),
    },
    /** A sample offer. Undefined without prices, or if the agent wouldn't pay. */
    offer: prices && computeOffer(prices),
    systemNames: join('conjunction', systems),
    dataCountry: dataCountry && nameCountry(dataCountry),
    privacy: {
      host: nameProvider(privacy.host),
      mail: nameProvider(privacy.mail),
      /** Such as "30 days". */
      keepsLogsFor: privacy.host.keepsLogsForDays
        ?.toLocaleString(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
        .replaceAll('\u00a0', ' '),
      changed: new Date(privacy.changed).toLocaleDateString(locale, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    },
    /** Writes an amount or a count by the rules of the language, such as "30’000". */
    format,
    /** Writes two amounts, such as "300 to 900", or one if both are the same. */
    formatRange: (ends: number[]) => [...new Set(ends.map(format))].join(` ${to} `),
    /** Writes an amount with two decimals if it isn't whole, such as "3.60". */
    formatPrice: (price: number) =>
      price.toFixed(2).endsWith('.00') ? format(Math.round(price)) : price.toFixed(2),
  };
}
