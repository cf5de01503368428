import * as z from 'zod';
import type { Company } from '../content/company.ts';
import { readRegistrationNumber } from '../site/read-registration-number.ts';
import { describeProblems } from './describe-problems.ts';

/** E.164: a country's code and at most 15 digits, in groups. */
const PHONE = /^(?=(\D*\d){8,15}$)\+[1-9]\d{0,2}( \d+)+$/;
/** Begins with a letter; what the manager does follows in brackets. */
const MANAGER = /\p{L}[^,()\p{Cc}]*(?<! )( \([^,()\p{Cc}]+\))?/u;
const SYSTEM = /[^,\s][^,]*(?<! )/u;

const isPastYear = (year: string) => Number(year) <= new Date().getUTCFullYear();

/** The longest of each that fits a window of 320 px, found by trying. */
export const MAX_CHARACTERS = {
  /** Three lines beside the menu button: the height of the header. */
  name: 40,
  street: 40,
  town: 30,
  /** Two lines of a poster that is set as large as the longer line allows. */
  email: 40,
  /** Two or three names, and what each of them does. */
  management: 140,
  systems: 80,
  host: 60,
};

const tooLong = (most: number) => `is too long; the design has room for ${most} characters`;

/** Text of one line. Only the first problem is reported. */
const text = (most = Number.POSITIVE_INFINITY) =>
  z
    .string({ error: 'must be given, as text in quotes' })
    .regex(/\S/, { error: 'is empty; write what is right for you', abort: true })
    .regex(/^\S([^\p{Cc}]*\S)?$/u, {
      error: 'must be one line, without a tab and without a space at either end',
      abort: true,
    })
    .max(most, { error: tooLong(most), abort: true });

/** Text of this form, or '' to say nothing. */
const optional = (form: RegExp, what: string) => {
  const error = `must be ${what}, or '' to say nothing`;
  return z.string({ error }).regex(new RegExp(`^$|${form.source}`, form.flags), { error, abort: true });
};

/** Names of this form, or none. */
const names = ({ source }: RegExp, most: number, example: string) =>
  optional(
    new RegExp(`^${source}(, ${source})*$`, 'u'),
    `names with a comma and a space between them, such as ${example}`,
  ).max(most, { error: tooLong(most) });

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string) => countryNames.of(code) !== undefined;
const CODE = /^[A-Z]{2}$/;
const COUNTRY = "a country's code of two capital letters, such as CH";
const NO_COUNTRY = { error: 'is the code of no country; Switzerland is CH' };
const country = text()
  .regex(CODE, { error: `must be ${COUNTRY}`, abort: true })
  .refine(isCountry, NO_COUNTRY);

/** A whole number that a sentence states; 0 leaves the sentence out. */
function count(most: number, example: number, least = 1) {
  const error = `must be a whole number from ${least} to ${most} without quotes, such as ${example}, or 0 to say nothing`;
  return z
    .int({ error })
    .max(most, { error })
    .refine((number) => number === 0 || number >= least, { error });
}

const price = (example: number) => count(1_000_000, example);

/** The lower price and the higher one that a sentence states together. */
const RANGES = [
  ['firstAgentFrom', 'firstAgentTo'],
  ['runningFrom', 'runningTo'],
] as const;

const facts = z.object({
  name: text(MAX_CHARACTERS.name),
  street: text(MAX_CHARACTERS.street),
  postcode: text().regex(/^[1-9]\d{3}$/, { error: 'must be four digits from 1000 to 9999, such as 8001' }),
  town: text(MAX_CHARACTERS.town).regex(/^\p{L}/u, {
    error: 'must begin with a letter, such as Zürich; the postcode has its own field',
  }),
  email: text(MAX_CHARACTERS.email).regex(z.regexes.email, {
    error: 'is not an email address; it must look like hello@company.ch',
  }),
  phone: optional(PHONE, 'in the international form, such as +41 44 123 45 67'),
  uid: text()
    .regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/, { error: 'must have the form CHE-123.456.788', abort: true })
    .refine((uid) => readRegistrationNumber(uid).isValid, {
      error: 'fails its check digit; compare each digit with your entry in the commercial register',
    }),
  founded: optional(/^[1-9]\d{3}$/, 'a year of four digits, such as 2019').refine(isPastYear, {
    error: 'has not begun yet; write the year of your entry in the commercial register',
  }),
  management: names(MANAGER, MAX_CHARACTERS.management, 'Anna Keller (software), Luc Favre'),
  // Sentences speak of several people.
  staff: count(9999, 12, 2),
  answersWithinDays: count(10, 2),
  discoveryDays: count(365, 15),
  discoveryPrice: price(9000),
  discoveryClientDays: count(365, 3),
  cycleWeeks: count(52, 2),
  firstAgentFrom: price(20_000),
  firstAgentTo: price(60_000),
  runningFrom: price(300),
  runningTo: price(900),
  systems: names(SYSTEM, MAX_CHARACTERS.systems, 'Abacus, SAP'),
  dataCountry: optional(CODE, COUNTRY).refine((code) => code === '' || isCountry(code), NO_COUNTRY),
  site: text().regex(/^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+$/, {
    error:
      'must be https, a host and nothing else, such as https://www.company.ch; xn-- stands for an umlaut',
  }),
  answersIn: text().regex(/^[a-z]{2}(, [a-z]{2})*$/, {
    error: 'must be codes of two small letters with a comma and a space between them, such as en, de',
  }),
  host: text(MAX_CHARACTERS.host),
  hostCountry: country,
  hostKeepsLogs: text().regex(/^(none|1 (day|week|month|year)|[1-9]\d* (days|weeks|months|years))$/, {
    error: 'must be a number and days, weeks, months or years, such as 30 days, or none',
  }),
  mailProvider: text(MAX_CHARACTERS.host),
  mailCountry: country,
  privacyChanged: text().regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
    error: 'must be a year and a month, such as 2026-11',
  }),
} satisfies Record<keyof Company, z.ZodType>);

const schema = facts.superRefine((company, { addIssue }) => {
  for (const [from, to] of RANGES) {
    const [lower, higher] = [company[from], company[to]];
    if (lower > higher || (lower === 0) !== (higher === 0))
      addIssue({
        code: 'custom',
        path: [to],
        input: higher,
        message: `does not go with ${from} ${lower}; write two prices, the lower one first, or 0 for both to say nothing`,
      });
  }
});

/** Returns one sentence for each problem of the owner's facts. */
export const checkCompany = (company: unknown) => describeProblems(schema, 'src/content/company.ts', company);
