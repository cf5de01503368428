import * as z from 'zod';

/** One line of text. Only its first problem is reported. */
const text = () =>
  z
    .string({ error: 'must be given, as text in quotes' })
    .regex(/\S/, { error: 'is empty; write what is right for you', abort: true })
    .regex(/^\S([^\p{Cc}]*\S)?$/u, {
      error: 'must be one line, without a tab and without a space at either end',
      abort: true,
    });

const format = (isRight: (value: string) => boolean, error: string) =>
  z.string({ error }).refine(isRight, { error });

/** Text in a format, or '' to say nothing. */
const optional = (isRight: (value: string) => boolean, what: string) =>
  format((value) => value === '' || isRight(value), `must be ${what}, or '' to say nothing`);

/** A whole number that a sentence states; 0 leaves the sentence out. */
function count(most: number, example: number, least = 1) {
  const error = `must be a whole number from ${least} to ${most} without quotes, such as ${example}, or 0 to say nothing`;
  return z
    .int({ error })
    .max(most, { error })
    .refine((number) => number === 0 || number >= least, { error });
}

const flag = () => z.boolean({ error: 'must be true or false, without quotes' });

/** A list, whose items have messages of their own. */
const list = <Item extends z.ZodType>(item: Item, example: string) =>
  z.array(item, { error: `must be a list, such as ${example}, or [] to say nothing` });

const isUrl = (value: string) => URL.canParse(value) && value.startsWith('https://');

const COUNTRY = 'the code of a country in two capital letters, such as CH';
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;
const country = format(isCountry, `must be ${COUNTRY}`);

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isLanguage = (code: string) => /^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined;

/** E.164: the code of a country and at most 15 digits, in groups. */
const PHONE = /^(?=(\D*\d){8,15}$)\+[1-9]\d{0,2}( \d+)+$/;

/** An address as people write it; the host may have umlauts. */
const EMAIL = /^[\w+-]+(\.[\w+-]+)*@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/**
 * Tests the check digit of a Swiss company registration number (UID): the weighted sum of its nine digits is a
 * multiple of 11 (eCH-0097, data standard for the UID).
 */
function hasCheckDigit(uid: string): boolean {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 1];
  const digits = uid.replaceAll(/\D/g, '');
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11 === 0;
}

/** What company.ts may hold, and what is said of a wrong fact. */
export const companySchema = z
  .object({
    sample: flag(),
    name: text(),
    shortName: z.string({ error: "must be text in quotes, or '' to use the registered name" }),
    street: text(),
    postcode: text().regex(/^[1-9]\d{3}$/, { error: 'must be four digits from 1000 to 9999, such as 8001' }),
    town: text().regex(/^\p{L}/u, {
      error: 'must begin with a letter, such as Zürich; the postcode has its own field',
    }),
    email: text().regex(EMAIL, { error: 'is not an email address; it must look like hello@company.ch' }),
    phone: optional((phone) => PHONE.test(phone), 'in the international form, such as +41 44 123 45 67'),
    uid: text()
      .regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/, { error: 'must have the form CHE-123.456.788', abort: true })
      .refine(hasCheckDigit, {
        error: 'fails its check digit; compare each digit with your entry in the commercial register',
      }),
    vat: flag(),
    registerEntry: optional(isUrl, 'an https address, such as https://zh.chregister.ch/…'),
    profiles: list(
      z.object({
        name: text(),
        url: format(isUrl, 'must be an https address, such as https://www.linkedin.com/company/muster'),
      }),
      "[{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/muster' }]",
    ),
    founded: count(new Date().getUTCFullYear(), 2019, 1000),
    staff: count(9999, 12),
    people: list(
      z.object({ name: text(), manages: flag().optional() }),
      "[{ name: 'Erika Muster', manages: true }]",
    ),
    certificates: list(text(), "['ISO 27001']"),
    answersWithinDays: count(10, 2),
    answersIn: list(
      format(isLanguage, 'must be the code of a language in two small letters, such as en'),
      "['en']",
    ).min(1, { error: "is empty; write at least one, such as 'en'" }),
    discoveryDays: count(365, 15),
    discoveryPrice: count(1_000_000, 9000),
    discoveryClientDays: count(365, 3),
    cycleWeeks: count(52, 2),
    firstAgentFrom: count(1_000_000, 20_000),
    firstAgentTo: count(1_000_000, 60_000),
    runningFrom: count(1_000_000, 300),
    runningTo: count(1_000_000, 900),
    dayRate: count(10_000, 1600),
    systems: list(text(), "['Abacus']"),
    dataCountry: optional(isCountry, COUNTRY),
    site: text().regex(/^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+$/, {
      error:
        'must be https, a host and nothing else, such as https://www.company.ch; xn-- stands for an umlaut',
    }),
    host: text(),
    hostCountry: country,
    hostKeepsLogs: count(3650, 30),
    mailProvider: text(),
    mailCountry: country,
    privacyChanged: text().regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
      error: 'must be a year and a month, such as 2026-11',
    }),
  })
  .superRefine(checkTogether);

export type Company = z.infer<typeof companySchema>;

/** Reports facts that contradict each other. */
function checkTogether(company: z.infer<typeof companySchema>, { addIssue }: z.RefinementCtx) {
  const report = (field: keyof typeof company, message: string) =>
    addIssue({ code: 'custom', path: [field], input: company[field], message });
  for (const [from, to] of [
    ['firstAgentFrom', 'firstAgentTo'],
    ['runningFrom', 'runningTo'],
  ] as const) {
    const [lower, higher] = [company[from], company[to]];
    if (lower > higher || (lower === 0) !== (higher === 0))
      report(
        to,
        `contradicts ${from} ${lower}; write two prices, the lower one first, or 0 for both to say nothing`,
      );
  }
  const { staff, people } = company;
  if (staff > 0 && staff < people.length)
    report('staff', `contradicts the ${people.length} people that you name; count them too`);
  const names = people.map(({ name }) => name);
  for (const name of new Set(names.filter((name, place) => names.indexOf(name) < place)))
    report('people', `names ${name} twice; each name needs a line and a photo of its own`);
}
