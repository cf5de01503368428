import type { Company } from '../content/company.ts';
import type { Facts, Language } from '../content/words.ts';
import { CASES_A_MONTH, computeExample } from './compute-example.ts';
import { findSamples } from './find-samples.ts';
import { readRegistrationNumber } from './read-registration-number.ts';

/** The privacy notice states Swiss law, so no other country is offered. */
const COUNTRY = 'CH';

/** The public register of company numbers, which answers in German, French, Italian and English. */
const REGISTER = 'https://www.uid.admin.ch/Detail.aspx?uid_id=';

/** The facts as words state them, some formatted by the rules of a language. */
export function formatFacts(company: Company, { locale, towns, duties }: Language): Facts {
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const join = (type: Intl.ListFormatType, names: string[]) =>
    new Intl.ListFormat(locale, { type }).format(names);
  const amount = (value: number) => formatAmount(value, locale);
  const range = (from: number, to: number) => [...new Set([amount(from), amount(to)])].join('–');
  const [own = ''] = locale.split('-');
  const answered = splitList(company.answersIn);
  // The language of the words first.
  const sorted = answered.toSorted((one, other) => Number(other === own) - Number(one === own));
  const management = splitList(company.management).map((manager) => {
    const [name = '', duty = ''] = manager.split(/ \(|\)/);
    return { name, duty: duties[duty] ?? duty };
  });
  const { sum, check } = readRegistrationNumber(company.uid);
  return {
    ...company,
    town: towns[company.town] ?? company.town,
    management,
    managers: join(
      'conjunction',
      management.map(({ name }) => name),
    ),
    systems: join('conjunction', splitList(company.systems)),
    uidSum: sum,
    uidCheck: check,
    answersIn: join(
      'disjunction',
      sorted.map((code) => languages.of(code)!),
    ),
    answersHere: answered.includes(own),
    registerEntry: findSamples(company).includes('uid') ? '' : `${REGISTER}${company.uid}&lang=${own}`,
    privacyChanged: new Date(company.privacyChanged).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    country: countries.of(COUNTRY)!,
    dataCountry: company.dataCountry && countries.of(company.dataCountry)!,
    hostCountry: countries.of(company.hostCountry)!,
    mailCountry: countries.of(company.mailCountry)!,
    hostKeepsLogs: formatDuration(company.hostKeepsLogs, locale),
    discoveryPrice: amount(company.discoveryPrice),
    firstAgent: range(company.firstAgentFrom, company.firstAgentTo),
    running: range(company.runningFrom, company.runningTo),
    example: formatExample(company, amount),
  };
}

/** Names with a comma and a space between them; none for ''. */
const splitList = (names: string) => names.split(', ').filter(Boolean);

function formatExample(company: Company, amount: (value: number) => string): Facts['example'] {
  const example = computeExample(company);
  if (!example) return undefined;
  return {
    ...example,
    cases: amount(CASES_A_MONTH),
    price: amount(example.price),
    running: amount(example.running),
    saving: amount(example.saving),
    cap: amount(example.cap),
    exactMonths: example.exactMonths.toFixed(1),
  };
}

/** Swiss locales group digits by a straight apostrophe; the texts have the typographic one. */
const formatAmount = (amount: number, locale: string) =>
  amount ? amount.toLocaleString(locale).replaceAll("'", '\u2019') : '';

/** "30 days" in the language of the locale; nothing for "none". */
function formatDuration(duration: string, locale: string): string {
  const [, count, unit] = /^(\d+) (\w+?)s?$/.exec(duration) ?? [];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return count ? Number(count).toLocaleString(locale, format) : '';
}
