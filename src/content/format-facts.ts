import type { Company } from './company-schema.ts';
import { ASSUMED, computeExample } from './compute-example.ts';

/** The privacy notice states Swiss law, so no other country is offered. */
const COUNTRY = 'CH';
const WORKING_DAYS_A_MONTH = 21;

/** A language. Its rules format the facts. */
export interface Language {
  /** Its own name for itself. */
  name: string;
  /** BCP 47 tags: `tag` for browsers and search engines, `locale` for numbers, dates and names of countries. */
  tag: string;
  locale: string;
  /** What follows the registration number of a company that is registered for VAT. */
  vat: string;
  /** Towns that have another name in this language. Sentences use it; an address keeps the official one. */
  towns: Record<string, string>;
  /** Short words after which a line must not break. The build puts a no-break space there. */
  noBreakAfter?: string[];
}

/** The owner's facts as the words of one language state them. A text is '' if company.ts doesn't state its fact. */
export type Facts = ReturnType<typeof formatFacts>;

export function formatFacts(company: Company, { locale, towns, vat }: Language) {
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const join = (type: Intl.ListFormatType, names: string[]) =>
    new Intl.ListFormat(locale, { type }).format(names);
  /** Groups digits by the typographic apostrophe where the locale has a straight one or a space; '' for 0. */
  const amount = (value: number) =>
    value ? value.toLocaleString(locale).replace(/['\u202f]/g, '\u2019') : '';
  const example = computeExample(company);
  const range = (prices: number[]) => [...new Set(prices.map(amount))].join('–');
  const [own = ''] = locale.split('-');
  // The language of the words first.
  const answersIn = company.answersIn
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .map((code) => languages.of(code)!);
  const managers = company.people
    .filter(({ manages }) => manages)
    .map(({ name }) => name.replace(/ (?=\S+$)/, '\u00a0'));
  return {
    ...company,
    /** The short name if there is one. */
    name: company.shortName || company.name,
    registeredName: company.name,
    /** The registration number, followed by MWST, TVA or VAT if the company is registered for VAT. */
    number: company.vat ? `${company.uid}\u00a0${vat}` : company.uid,
    /** The town in this language; an address keeps the official name. */
    town: towns[company.town] ?? company.town,
    /** The names, with "and" before the last. */
    managers: join('conjunction', managers),
    managerCount: managers.length,
    certificates: join('conjunction', company.certificates),
    systems: join('conjunction', company.systems),
    /** The names of the languages, with "or" before the last. */
    answersIn: join('disjunction', answersIn),
    /** Whether the company answers in the language of the words. */
    answersHere: company.answersIn.includes(own),
    /** The month and the year. */
    privacyChanged: new Date(company.privacyChanged).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    country: countries.of(COUNTRY)!,
    dataCountry: company.dataCountry && countries.of(company.dataCountry)!,
    hostCountry: countries.of(company.hostCountry)!,
    mailCountry: countries.of(company.mailCountry)!,
    /** Such as "30 days". */
    hostKeepsLogs: formatDays(company.hostKeepsLogs, locale),
    /** Amounts are in CHF without VAT, such as "9’000", or a range such as "30’000–60’000". */
    discoveryPrice: amount(company.discoveryPrice),
    dayRate: amount(company.dayRate),
    firstAgent: range(company.firstAgent),
    running: range(company.running),
    monthsToLive: countMonthsToLive(company),
    /** Undefined if a fact is missing or the agent wouldn't pay. */
    example: example && {
      ...example,
      cases: amount(example.cases),
      minutePrice: example.minutePrice.toFixed(2),
      running: amount(example.running),
      /** In a month, after the running costs. */
      saving: amount(example.saving),
      price: amount(example.price),
      invested: amount(example.invested),
      /** The payback that `months` rounds up, such as "10.8". */
      exactMonths: example.exactMonths.toLocaleString(locale, { maximumFractionDigits: 1 }),
      earned: amount(example.earned),
    },
  };
}

/** From the start of Discovery to daily use, in whole months; 0 if a part is not stated. */
function countMonthsToLive({ discoveryDays, cycleWeeks }: Company): number {
  if (!discoveryDays || !cycleWeeks) return 0;
  const weeks = ASSUMED.cycles * cycleWeeks + ASSUMED.testWeeks;
  return Math.ceil((discoveryDays + 5 * weeks) / WORKING_DAYS_A_MONTH);
}

/** "30 days" in the language of the locale; '' for 0. */
const formatDays = (days: number, locale: string) =>
  days ? days.toLocaleString(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }) : '';
