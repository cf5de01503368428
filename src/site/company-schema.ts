import * as z from 'zod';

const text = (isRight: (value: string) => boolean, error: string) =>
  z.string({ error }).refine(isRight, { error });

/** A whole number in a sentence. It is at least 2 where the sentence has only a plural. */
function wholeNumber(most: number, least = 1) {
  const error = `must be a whole number from ${least} to ${most} without quotes`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** Items have their own messages, and `example` is one of them. */
function list<Item extends z.ZodType>(item: Item, example: string) {
  const error = `must be a list of one or more in brackets, such as [${example}]`;
  return z.array(item, { error }).min(1, { error });
}

const group = <Shape extends z.ZodRawShape>(shape: Shape, example = '{ … }') =>
  z.strictObject(shape, { error: `must be a group of facts in braces, such as ${example}` });

const flag = z.boolean({ error: 'must be true or false, without quotes' });

const line = text(
  (value) => /^\S([^\p{Cc}]*\S)?$/u.test(value),
  'must be one line of text in quotes, without a tab and without a space at either end',
);

const url = text(
  (value) => URL.canParse(value) && /^https:[^…]+$/.test(value),
  'must be an https address, such as https://www.company.ch/page',
);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const country = text(
  (code) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined,
  'must be the code of a country in two capital letters, such as CH',
);

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isLanguage = (code: string) => /^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined;

/** E.164: the code of a country and at most 15 digits, in groups. */
const PHONE = /^(?=(\D*\d){8,15}$)\+[1-9]\d{0,2}( \d+)+$/;

/** An address as people write it; the host may have umlauts. */
const EMAIL = /^[\w+-]+(\.[\w+-]+)*@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** In a Swiss company registration number, the weighted sum of the nine digits is a multiple of 11: eCH-0097. */
function isUid(uid: string): boolean {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 1];
  const digits = uid.replaceAll(/\D/g, '');
  const sum = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
  return /^CHE-\d{3}\.\d{3}\.\d{3}$/.test(uid) && sum % 11 === 0;
}

const atLeastTwo = wholeNumber(1_000_000, 2);
const days = wholeNumber(365);
const weeks = wholeNumber(52);

const rangeError = 'must be two prices without quotes, the lower one first, such as [300, 900]';
const price = z.int({ error: rangeError }).positive({ error: rangeError });
const range = z
  .tuple([price, price], { error: rangeError })
  .refine(([from, to]) => from <= to, { error: rangeError });

/** What the work costs: stated in full, or not at all. */
const prices = group({
  discovery: atLeastTwo,
  discoveryDays: days,
  clientDays: days,
  cycles: wholeNumber(52, 2),
  cycleWeeks: weeks,
  testWeeks: weeks,
  testDays: days,
  firstAgent: range,
  running: range,
  dayRate: wholeNumber(10_000),
  example: group({
    cases: atLeastTwo,
    minutesToday: atLeastTwo,
    minutesWithAgent: atLeastTwo,
    minutePrice: wholeNumber(1000),
  }),
  target: group({ tested: atLeastTwo, wrong: atLeastTwo, asked: atLeastTwo }),
});

const photo = text(
  (file) => /^[\p{L}\p{M}\d._-]+\.(jpe?g|png|webp)$/iu.test(file),
  'must be a JPEG, PNG or WebP file in src/content/people/ without spaces or signs in its name, such as erika-muster.jpg',
);
const provider = { name: line, country };

const PROFILE = "{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/muster' }";
const PERSON = "{ name: 'Erika Muster', manages: true }";

/** What company.ts may hold, and what is said of a wrong fact. */
export const companySchema = z.strictObject({
  sample: flag,
  name: line,
  shortName: line.optional(),
  street: line,
  postcode: text(
    (code) => /^[1-9]\d{3}$/.test(code),
    "must be four digits in quotes, from 1000 to 9999, such as '8001'",
  ),
  town: text(
    (town) => /^\p{L}(.*\S)?$/u.test(town),
    'must begin with a letter, such as Zürich; the postcode has its own field',
  ),
  email: text((email) => EMAIL.test(email), 'must be an email address, such as hello@company.ch'),
  phone: text(
    (phone) => PHONE.test(phone),
    'must be in the international form, such as +41 44 123 45 67; leave it out if you want no calls',
  ).optional(),
  uid: text(
    isUid,
    'must have the form and the check digit of your number in the commercial register, such as CHE-123.456.788',
  ),
  vat: flag.optional(),
  registerEntry: url.optional(),
  profiles: list(group({ name: line, url }, PROFILE), PROFILE).optional(),
  founded: wholeNumber(new Date().getUTCFullYear()).optional(),
  staff: wholeNumber(9999).optional(),
  people: list(group({ name: line, manages: flag.optional(), photo: photo.optional() }, PERSON), PERSON)
    .refine((people) => new Set(people.map(({ name }) => name)).size === people.length, {
      error: 'has a name twice; each name needs a line of its own',
    })
    .optional(),
  certificates: list(line, "'ISO 27001'").optional(),
  answersWithinDays: wholeNumber(10).optional(),
  booking: url.optional(),
  answersIn: list(
    text(isLanguage, 'must be the code of a language in two small letters, such as en'),
    "'en'",
  ),
  prices: prices.optional(),
  systems: list(line, "'Abacus'").optional(),
  dataCountry: country.optional(),
  site: text(
    (site) => /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(site),
    'must be https, a host and nothing else, such as https://www.company.ch; xn-- stands for an umlaut',
  ),
  privacy: group({
    host: group({ ...provider, keepsLogsForDays: wholeNumber(3650).optional() }),
    mail: group(provider),
    changed: text(
      (month) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month),
      'must be a year and a month, such as 2026-11',
    ),
  }),
});

export type Company = z.infer<typeof companySchema>;
export type Prices = z.infer<typeof prices>;
