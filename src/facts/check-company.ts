import * as z from 'zod';
import type { Company } from '../content/company.ts';
import { readRegistrationNumber } from '../content/registration-number.ts';

const FILE = 'src/content/company.ts';

/** E.164: a country's code and at most 15 digits, in groups. */
const PHONE = /^$|^(?=(\D*\d){8,15}$)\+[1-9]\d{0,2}( \d+)+$/;
const PHONE_ERROR = {
  error: "must be in the international form, such as +41 44 123 45 67, or '' for none",
};

/** Each the longest that was seen to fit a window of 320 px. */
export const LONGEST = {
  /** Three lines beside the menu button, as high as the header. */
  name: 40,
  /** Seven lines of the footer. */
  tagline: 90,
  street: 40,
  town: 30,
  /** Two lines of a poster whose letters are as large as the longer line lets them be. */
  email: 40,
  host: 60,
  hostCountry: 30,
};

/** Text of one line. Only the first problem is reported. */
function text(most = Number.POSITIVE_INFINITY) {
  return z
    .string({
      error: ({ input }) =>
        input === undefined ? 'is missing; write it as text in quotes' : 'must be text; put it in quotes',
    })
    .refine((value) => value.trim() !== '', { error: 'is empty; write what is right for you', abort: true })
    .refine((value) => value === value.trim(), {
      error: 'begins or ends with a space; remove it',
      abort: true,
    })
    .refine((value) => !/\p{Cc}/u.test(value), { error: 'has a line break or a tab; remove it', abort: true })
    .refine((value) => value.length <= most, {
      error: ({ input }) =>
        `has ${(input as string).length} characters; the design has room for ${most}, so shorten it`,
      abort: true,
    });
}

const countryName = () =>
  text(LONGEST.hostCountry).regex(/^\P{N}+$/u, { error: "must be a country's name, such as Switzerland" });

const schema = z.strictObject(
  {
    name: text(LONGEST.name),
    tagline: text(LONGEST.tagline),
    street: text(LONGEST.street),
    postcode: text().regex(/^[1-9]\d{3}$/, { error: 'must be four digits from 1000 to 9999, such as 8001' }),
    town: text(LONGEST.town).regex(/^\p{L}/u, {
      error: 'must begin with a letter, such as Zürich; the postcode has its own field',
    }),
    country: text().regex(/^Switzerland$/, {
      error: 'must be Switzerland: the privacy notice states Swiss law and names the Swiss authority',
    }),
    email: text(LONGEST.email).regex(z.regexes.email, {
      error: 'is not an email address; it must look like hello@company.ch',
    }),
    phone: z.string(PHONE_ERROR).regex(PHONE, PHONE_ERROR),
    uid: text().superRefine((value, { addIssue }) => {
      const message = findWrongNumber(value);
      if (message) addIssue(message);
    }),
    site: text().refine(isSiteAddress, {
      error: ({ input }) =>
        `must be https and a host with nothing after it, such as ${suggestSiteAddress(input as string)}`,
    }),
    bareDomain: z.boolean({ error: 'must be true or false, without quotes' }),
    languages: text().regex(/^[a-z]{2}(, [a-z]{2})*$/, {
      error: 'must be codes of two small letters with a comma and a space between them, such as en, de',
    }),
    host: text(LONGEST.host),
    hostCountry: countryName(),
    hostKeepsLogs: text().regex(/^(none|1 (day|week|month|year)|[1-9]\d* (days|weeks|months|years))$/, {
      error: 'must be a number and days, weeks, months or years, such as 30 days, or none',
    }),
    mailProvider: text(LONGEST.host),
    mailCountry: countryName(),
    privacyChanged: text().regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
      error: 'must be a year and a month, such as 2026-11',
    }),
  } satisfies Record<keyof Company, z.ZodType>,
  {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? 'is not a fact of this file; check how it is spelled'
        : 'must be the list of your facts in braces',
  },
);

/**
 * Everything that is wrong with the owner's facts, one sentence each: file, field, value, what is wrong, what would
 * be right. Empty where all is well.
 */
export function checkCompany(company: unknown): string[] {
  const issues = schema.safeParse(company).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    return fields.map((field) => describe(field, company, issue.message));
  });
}

function describe(field: string, company: unknown, message: string): string {
  const value = (company as Record<string, unknown> | undefined)?.[field];
  return `${[`${FILE}:`, field, JSON.stringify(value), message].filter(Boolean).join(' ')}.`;
}

function findWrongNumber(uid: string): string | undefined {
  const number = readRegistrationNumber(uid);
  if (!number) return 'must have the form CHE-123.456.788';
  if (number.check === number.expected) return undefined;
  return number.expected === 10
    ? 'is never issued, whatever its last digit; one of the first eight digits is wrong'
    : `fails its check digit; with these eight digits the last one must be ${number.expected}`;
}

function isSiteAddress(site: string): boolean {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  return url?.protocol === 'https:' && url.origin === site && /\.[a-z]/.test(url.hostname);
}

/** What the owner probably meant; in the letters that the web uses, where the name has an umlaut. */
function suggestSiteAddress(site: string): string {
  const suggestion = URL.canParse(site) ? `https://${new URL(site).host}` : '';
  return isSiteAddress(suggestion) ? suggestion : 'https://www.company.ch';
}
