import { expect, test } from 'vitest';
import { checkCompany, LONGEST } from './check-company.ts';

const alpen = {
  name: 'Alpen AG',
  tagline: 'We do one thing.',
  street: 'Bahnhofstrasse 1',
  postcode: '1211',
  town: 'Genève 4',
  country: 'Switzerland',
  email: 'hi@alpen.ch',
  phone: '+41 22 123 45 67',
  uid: 'CHE-116.068.369',
  site: 'https://alpen.ch',
  bareDomain: false,
  languages: 'fr',
  host: 'Serveurs SA',
  hostCountry: 'Switzerland',
  hostKeepsLogs: '1 week',
  mailProvider: 'Poste SA',
  mailCountry: 'France',
  privacyChanged: '2026-11',
};

test.each([{}, { phone: '', hostKeepsLogs: 'none', bareDomain: true }, { phone: '+423 123 45 67' }])(
  'facts of a real company are in order (%j)',
  (facts) => {
    expect(checkCompany({ ...alpen, ...facts })).toEqual([]);
  },
);

const wrong: [field: string, value: unknown, reason: string][] = [
  ['name', '   ', 'is empty'],
  ['name', 42, 'must be text; put it in quotes'],
  ['street', ' Bahnhofstrasse 1', 'begins or ends with a space'],
  ['tagline', 'Two\nlines', 'has a line break'],
  ['town', undefined, 'is missing; write it as text in quotes'],
  ['town', '1211 Genève', 'must begin with a letter, such as Zürich; the postcode has its own field'],
  ['postcode', '0800', 'must be four digits'],
  ['country', 'Liechtenstein', 'must be Switzerland: the privacy notice states Swiss law'],
  ['email', 'hello@alpen', 'is not an email address; it must look like hello@company.ch'],
  ['phone', '044 123 45 67', "such as +41 44 123 45 67, or '' for none"],
  ['phone', '+41 44', 'such as +41 44 123 45 67'],
  ['phone', undefined, 'such as +41 44 123 45 67'],
  ['uid', 'CHE-123.456.789', 'with these eight digits the last one must be 8'],
  ['uid', 'CHE-000.000.030', 'one of the first eight digits is wrong'],
  ['uid', 'CHE-116.068.369 MWST', 'must have the form CHE-123.456.788'],
  ['site', 'https://alpen.ch/de', 'with nothing after it, such as https://alpen.ch.'],
  ['site', 'https://müller.ch', 'such as https://xn--mller-kva.ch.'],
  ['site', 'alpen.ch', 'such as https://www.company.ch.'],
  ['bareDomain', 'yes', 'must be true or false, without quotes'],
  ['languages', 'German', 'must be codes of two small letters'],
  ['hostCountry', '8001', "must be a country's name"],
  ['hostKeepsLogs', '30', 'such as 30 days, or none'],
  ['mailCountry', '', 'is empty'],
  ['privacyChanged', 'November 2026', 'must be a year and a month, such as 2026-11'],
  ['privacyChanged', '2026-13', 'must be a year and a month, such as 2026-11'],
  ['postCode', '8001', 'is not a fact of this file; check how it is spelled'],
];

test.each(wrong)(
  'a wrong %s (%j) is said once, with file, field, value and remedy',
  (field, value, reason) => {
    const problems = checkCompany({ ...alpen, [field]: value });
    expect(problems).toHaveLength(1);
    const shown = value === undefined ? '' : ` ${JSON.stringify(value)}`;
    expect(problems[0]).toMatch(`src/content/company.ts: ${field}${shown} `);
    expect(problems[0]).toContain(reason);
    expect(problems[0]).toMatch(/[^.]\.$/);
  },
);

test.each(Object.entries(LONGEST))('a %s has room up to %i characters and no further', (field, most) => {
  const fill = (length: number) => {
    const end = field === 'email' ? '@alpen.ch' : '';
    return 'a'.repeat(length - end.length) + end;
  };
  expect(checkCompany({ ...alpen, [field]: fill(most) })).toEqual([]);
  expect(checkCompany({ ...alpen, [field]: fill(most + 1) })).toEqual([
    expect.stringContaining(`has ${most + 1} characters; the design has room for ${most}`),
  ]);
});

test('every wrong fact is named, not only the first, and a list that is none is said as such', () => {
  const { street: _left, ...rest } = alpen;
  const problems = checkCompany({ ...rest, postcode: 'x', uid: 'y', strasse: 'Bahnhofstrasse 1' });
  expect(problems.map((problem) => problem.split(' ')[1])).toEqual(['street', 'postcode', 'uid', 'strasse']);
  expect(checkCompany('Alpen AG')).toEqual([expect.stringContaining('must be the list of your facts')]);
});
