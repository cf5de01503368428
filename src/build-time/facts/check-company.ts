import * as z from 'zod';
import type { Company } from '../../content/company.ts';
import { readRegistrationNumber } from '../../site/read-registration-number.ts';
import { describeProblems } from './describe-problems.ts';

/** E.164: a country's code and at most 15 digits, in groups. */
const PHONE = /^$|^(?=(\D*\d){8,15}$)\+[1-9]\d{0,2}( \d+)+$/;
const PHONE_ERROR = {
  error: "must be in the international form, such as +41 44 123 45 67, or '' for none",
};

const YEAR_ERROR = { error: "must be a year of four digits, such as 2019, or '' to say nothing" };
/** Each begins with a letter; between them a comma and a space. */
const NAMES = /^$|^\p{L}[^,\p{Cc}]*(?<! )(, \p{L}[^,\p{Cc}]*(?<! ))*$/u;
const NAMES_ERROR = {
  error:
    "must be names with a comma and a space between them, such as Anna Keller, Luc Favre, or '' for none",
};

const isPastYear = (year: string) => Number(year) <= new Date().getUTCFullYear();

/** The longest of each that fits a window of 320 px, found by trying. */
export const MAX_CHARACTERS = {
  /** Three lines beside the menu button: the height of the header. */
  name: 40,
  street: 40,
  town: 30,
  /** Two lines of a poster that is set as large as the longer line allows. */
  email: 40,
  /** Two or three names: three lines of the company's facts. */
  management: 90,
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

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const country = text()
  .regex(/^[A-Z]{2}$/, { error: "must be a country's code of two capital letters, such as CH", abort: true })
  .refine((code) => countryNames.of(code), { error: 'is the code of no country; Switzerland is CH' });

/** A whole number that a sentence states; 0 leaves the sentence out. */
function count(most: number, example: string) {
  const error = `must be a whole number from 1 to ${most} without quotes, such as ${example}, or 0 to say nothing`;
  return z.int({ error }).min(0, { error }).max(most, { error });
}

const schema = z.object({
  name: text(MAX_CHARACTERS.name),
  street: text(MAX_CHARACTERS.street),
  postcode: text().regex(/^[1-9]\d{3}$/, { error: 'must be four digits from 1000 to 9999, such as 8001' }),
  town: text(MAX_CHARACTERS.town).regex(/^\p{L}/u, {
    error: 'must begin with a letter, such as Zürich; the postcode has its own field',
  }),
  country: text().regex(/^CH$/, {
    error: 'must be CH, for Switzerland: the privacy notice states Swiss law and names the Swiss authority',
  }),
  email: text(MAX_CHARACTERS.email).regex(z.regexes.email, {
    error: 'is not an email address; it must look like hello@company.ch',
  }),
  phone: z.string(PHONE_ERROR).regex(PHONE, PHONE_ERROR),
  uid: text()
    .regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/, { error: 'must have the form CHE-123.456.788', abort: true })
    .refine((uid) => readRegistrationNumber(uid).isValid, {
      error: 'fails its check digit; compare each digit with your entry in the commercial register',
    }),
  founded: z
    .string(YEAR_ERROR)
    .regex(/^([1-9]\d{3})?$/, { ...YEAR_ERROR, abort: true })
    .refine(isPastYear, {
      error: 'has not begun yet; write the year of your entry in the commercial register',
    }),
  management: z
    .string(NAMES_ERROR)
    .max(MAX_CHARACTERS.management, { error: tooLong(MAX_CHARACTERS.management), abort: true })
    .regex(NAMES, NAMES_ERROR),
  answersWithinDays: count(10, '2'),
  discoveryDays: count(365, '15'),
  discoveryPrice: count(1_000_000, '9000'),
  site: text().regex(/^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+$/, {
    error:
      'must be https, a host and nothing else, such as https://www.company.ch; xn-- stands for an umlaut',
  }),
  bareDomain: z.boolean({ error: 'must be true or false, without quotes' }),
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

/** Returns one sentence for each problem of the owner's facts. */
export const checkCompany = (company: unknown) => describeProblems(schema, 'src/content/company.ts', company);
