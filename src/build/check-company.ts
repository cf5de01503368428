import type { Company } from '../content/company.ts';
import { readRegistrationNumber } from '../content/registration-number.ts';

const FILE = 'src/content/company.ts';
const EMAIL_LENGTH = { least: 6, most: 40 };

type Check = (value: string) => string | undefined;

const notEmpty: Check = (value) =>
  value.trim() === ''
    ? 'is empty; write it as it stands in the commercial register'
    : value !== value.trim()
      ? 'begins or ends with a space; remove it'
      : undefined;

const checks: Record<keyof Company, Check> = {
  name: notEmpty,
  tagline: notEmpty,
  street: notEmpty,
  postcode: (value) => (/^[1-9]\d{3}$/.test(value) ? undefined : 'must be four digits, such as 8001'),
  town: notEmpty,
  country: notEmpty,
  email: (value) =>
    !/^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(value)
      ? 'is not an email address; it must look like hello@company.ch'
      : value.length < EMAIL_LENGTH.least || value.length > EMAIL_LENGTH.most
        ? `has ${value.length} characters; the poster on Contact takes ${EMAIL_LENGTH.least} to ${EMAIL_LENGTH.most}`
        : undefined,
  uid: (value) => {
    const number = readRegistrationNumber(value);
    if (!number) return 'must have the form CHE-123.456.788';
    if (number.check === number.expected) return undefined;
    return number.expected === 10
      ? 'has no valid last digit; one of the first eight digits is wrong'
      : `fails its check digit: with these eight digits the last one must be ${number.expected}`;
  },
  site: (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url?.protocol === 'https:' && url.origin === value
      ? undefined
      : 'must be https and a host without a slash at the end, such as https://www.company.ch';
  },
};

/**
 * Everything that is wrong with the owner's facts, one sentence each: file, field, value, reason, remedy.
 * Empty where all is well.
 */
export function findProblems(company: Record<string, unknown>): string[] {
  const fields = Object.keys(checks) as (keyof Company)[];
  return fields.flatMap((field) => {
    const value = company[field];
    const problem =
      typeof value === 'string' ? checks[field](value) : 'is missing; write it as text in quotes';
    return problem ? [`${FILE}: ${field} ${JSON.stringify(value) ?? ''} ${problem}.`] : [];
  });
}

/** The fields that still hold the sample company's facts. */
export function findSamples(company: Company): string[] {
  const samples = [/muster/i, /\.example$/, /^CHE-123\.456\.788$/];
  return Object.entries(company)
    .filter(([, value]) => samples.some((sample) => sample.test(value)))
    .map(([field]) => field);
}
