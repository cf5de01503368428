import type { Company } from '../../content/company.ts';
import type { Facts, Labels } from '../../content/words.ts';
import { readRegistrationNumber } from '../../site/read-registration-number.ts';
import { findSamples } from './find-samples.ts';

/** The public register of company numbers, which answers in German, French, Italian and English. */
const REGISTER = 'https://www.uid.admin.ch/Detail.aspx?uid_id=';

/** The facts as words state them, some formatted by the rules of a language. */
export function formatFacts(company: Company, { locale, towns, duties }: Labels['language']): Facts {
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const [own = ''] = locale.split('-');
  const answered = company.answersIn.split(', ');
  // The language of the words first.
  const sorted = answered.toSorted((one, other) => Number(other === own) - Number(one === own));
  const { sum, check } = readRegistrationNumber(company.uid);
  return {
    ...company,
    town: towns[company.town] ?? company.town,
    management: company.management.replaceAll(/(?<=\()[^)]+/g, (duty) => duties[duty] ?? duty),
    uidSum: sum,
    uidCheck: check,
    answersIn: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      sorted.map((code) => languages.of(code)!),
    ),
    answersHere: answered.includes(own),
    registerEntry: findSamples(company).includes('uid') ? '' : `${REGISTER}${company.uid}&lang=${own}`,
    privacyChanged: new Date(company.privacyChanged).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    managers: company.management.replaceAll(/ \([^)]*\)/g, ''),
    country: countries.of(company.country)!,
    hostCountry: countries.of(company.hostCountry)!,
    mailCountry: countries.of(company.mailCountry)!,
    hostKeepsLogs: formatDuration(company.hostKeepsLogs, locale),
    discoveryPrice: formatAmount(company.discoveryPrice, locale),
    firstAgentFrom: formatAmount(company.firstAgentFrom, locale),
    firstAgentTo: formatAmount(company.firstAgentTo, locale),
    runningFrom: formatAmount(company.runningFrom, locale),
    runningTo: formatAmount(company.runningTo, locale),
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
