import type { Company, Prices } from './company-schema.ts';
import { ASSUMED, computeExample } from './compute-example.ts';
import { countWeeks } from './count-weeks.ts';

/** The privacy notice states Swiss law, so no other country is offered. */
const COUNTRY = 'CH';
const WORKING_DAYS_A_MONTH = 21;

/** The owner's facts as the words of one language state them. What company.ts doesn't state is undefined. */
export type Facts = ReturnType<typeof formatFacts>;

export function formatFacts(company: Company, { locale, vat }: { locale: string; vat: string }) {
  const { prices, privacy, people = [], profiles = [], certificates, systems } = company;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const nameCountry = (code: string) => countries.of(code)!;
  const join = (type: Intl.ListFormatType, names: string[] = []) =>
    names.length > 0 ? new Intl.ListFormat(locale, { type }).format(names) : undefined;
  const [own = ''] = locale.split('-');
  // The language of the words first.
  const answersIn = company.answersIn.toSorted((one, other) => Number(other === own) - Number(one === own));
  const managers = people.filter(({ manages }) => manages).map(({ name }) => name);
  return {
    ...company,
    people,
    profiles,
    /** The short name if there is one. */
    name: company.shortName ?? company.name,
    registeredName: company.name,
    /** The registration number, followed by MWST, TVA or VAT if the company is registered for VAT. */
    number: company.vat ? `${company.uid} ${vat}` : company.uid,
    /** What stays on one line where it is short: see typeset.ts. */
    names: [company.name, company.shortName, company.street, privacy.host.name, privacy.mail.name]
      .concat(people.map(({ name }) => name))
      .filter((name) => name !== undefined),
    /** The names, with "and" before the last. */
    managers: join('conjunction', managers),
    managerCount: managers.length,
    certificates: join('conjunction', certificates),
    systems: join('conjunction', systems),
    /** The names of the languages, with "or" before the last. */
    answersIn: join(
      'disjunction',
      answersIn.map((code) => languages.of(code)!),
    )!,
    /** Whether the company answers in the language of the words. */
    answersHere: company.answersIn.includes(own),
    country: nameCountry(COUNTRY),
    dataCountry: company.dataCountry && nameCountry(company.dataCountry),
    prices: prices && formatPrices(prices, locale),
    /** A sample offer. Undefined without prices, or if the agent wouldn't pay. */
    example: prices && formatExample(prices, locale),
    weeks: countWeeks(prices),
    privacy: {
      host: {
        name: privacy.host.name,
        country: nameCountry(privacy.host.country),
        keepsLogsFor: formatDays(privacy.host.keepsLogsForDays, locale),
      },
      mail: { name: privacy.mail.name, country: nameCountry(privacy.mail.country) },
      changed: formatMonth(privacy.changed, locale),
    },
  };
}

/** Amounts are in CHF without VAT, such as "9’000", or a range such as "30’000–60’000". */
function formatPrices(prices: Prices, locale: string) {
  const range = ([from, to]: [number, number]) =>
    [...new Set([from, to])].map((price) => formatAmount(price, locale)).join('–');
  return {
    ...prices,
    discovery: formatAmount(prices.discovery, locale),
    dayRate: formatAmount(prices.dayRate, locale),
    firstAgent: range(prices.firstAgent),
    running: range(prices.running),
    monthsToLive: countMonthsToLive(prices),
    /** Discovery and a first agent: the least and the highest sum. */
    total: prices.firstAgent.map((price) => formatAmount(prices.discovery + price, locale)),
  };
}

function formatExample(prices: Prices, locale: string) {
  const example = computeExample(prices);
  if (!example) return undefined;
  const amount = (value: number) => formatAmount(value, locale);
  return {
    ...example,
    monthsToLive: countMonthsToLive(prices),
    clientDays: prices.clientDays,
    discovery: amount(prices.discovery),
    cases: amount(example.cases),
    minutePrice: example.minutePrice.toFixed(2),
    running: amount(example.running),
    /** In a month, after the running costs. */
    saving: amount(example.saving),
    price: amount(example.price),
    invested: amount(example.invested),
    range: example.range && {
      ...example.range,
      halfTheCases: amount(example.range.halfTheCases),
      leastCases: amount(example.range.leastCases),
    },
    /** The payback that `months` rounds up, such as "10.8". */
    exactMonths: example.exactMonths.toLocaleString(locale, { maximumFractionDigits: 1 }),
    earned: amount(example.earned),
  };
}

/** From the start of Discovery to daily use, in whole months. */
function countMonthsToLive({ discoveryDays, cycleWeeks }: Prices): number {
  const weeks = ASSUMED.cycles * cycleWeeks + ASSUMED.testWeeks;
  return Math.ceil((discoveryDays + 5 * weeks) / WORKING_DAYS_A_MONTH);
}

/** Groups digits by the typographic apostrophe where the locale has a straight one or a space. */
const formatAmount = (value: number, locale: string) =>
  value.toLocaleString(locale).replace(/['\u202f]/g, '\u2019');

/** Such as "30 days". */
const formatDays = (days: number | undefined, locale: string) =>
  days?.toLocaleString(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** The month and the year. */
const formatMonth = (month: string, locale: string) =>
  new Date(month).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
