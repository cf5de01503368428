import type { Company } from '../content/company-schema.ts';
import type { Facts, Language } from '../content/words.ts';
import { CYCLES, computeExample, TEST_WEEKS } from './compute-example.ts';

/** The privacy notice states Swiss law, so no other country is offered. */
const COUNTRY = 'CH';
const WORKING_DAYS_A_MONTH = 21;

/** Formats the facts for the words of one language, by its rules. */
export function formatFacts(company: Company, { locale, towns, vat }: Language): Facts {
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const join = (type: Intl.ListFormatType, names: string[]) =>
    new Intl.ListFormat(locale, { type }).format(names);
  const amount = (value: number) => formatAmount(value, locale);
  const range = (from: number, to: number) => [...new Set([amount(from), amount(to)])].join('–');
  const [own = ''] = locale.split('-');
  // The language of the words first.
  const answersIn = company.answersIn.toSorted((one, other) => Number(other === own) - Number(one === own));
  const managers = company.people.filter(({ manages }) => manages);
  return {
    ...company,
    name: company.shortName || company.name,
    registeredName: company.name,
    number: company.vat ? `${company.uid}\u00a0${vat}` : company.uid,
    town: towns[company.town] ?? company.town,
    managers: join(
      'conjunction',
      managers.map(({ name }) => name.replace(/ (?=\S+$)/, '\u00a0')),
    ),
    managerCount: managers.length,
    certificates: join('conjunction', company.certificates),
    systems: join('conjunction', company.systems),
    answersIn: join(
      'disjunction',
      answersIn.map((code) => languages.of(code)!),
    ),
    answersHere: company.answersIn.includes(own),
    privacyChanged: new Date(company.privacyChanged).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    country: countries.of(COUNTRY)!,
    dataCountry: company.dataCountry && countries.of(company.dataCountry)!,
    hostCountry: countries.of(company.hostCountry)!,
    mailCountry: countries.of(company.mailCountry)!,
    hostKeepsLogs: formatDays(company.hostKeepsLogs, locale),
    discoveryPrice: amount(company.discoveryPrice),
    dayRate: amount(company.dayRate),
    monthsToLive: countMonthsToLive(company),
    firstAgent: range(company.firstAgentFrom, company.firstAgentTo),
    running: range(company.runningFrom, company.runningTo),
    example: formatExample(company, locale),
  };
}

/** From the start of Discovery to daily use, in whole months; 0 if a part is not stated. */
function countMonthsToLive({ discoveryDays, cycleWeeks }: Company): number {
  if (!discoveryDays || !cycleWeeks) return 0;
  return Math.ceil((discoveryDays + 5 * (CYCLES * cycleWeeks + TEST_WEEKS)) / WORKING_DAYS_A_MONTH);
}

function formatExample(company: Company, locale: string): Facts['example'] {
  const example = computeExample(company);
  if (!example) return undefined;
  const amount = (value: number) => formatAmount(value, locale);
  return {
    ...example,
    cases: amount(example.cases),
    minutePrice: example.minutePrice.toFixed(2),
    running: amount(example.running),
    saving: amount(example.saving),
    price: amount(example.price),
    ownDayPrice: amount(example.ownDayPrice),
    invested: amount(example.invested),
    exactMonths: example.exactMonths.toLocaleString(locale, { maximumFractionDigits: 1 }),
    earned: amount(example.earned),
  };
}

/** Groups digits by the typographic apostrophe where the locale has a straight one or a space; '' for 0. */
const formatAmount = (amount: number, locale: string) =>
  amount ? amount.toLocaleString(locale).replace(/['\u202f]/g, '\u2019') : '';

/** "30 days" in the language of the locale; '' for 0. */
const formatDays = (days: number, locale: string) =>
  days ? days.toLocaleString(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }) : '';
