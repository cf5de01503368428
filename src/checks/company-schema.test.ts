import { expect, it } from 'vitest';
import { full as company, silence } from '../../tests/companies.ts';
import { checkCompany } from './find-problems.ts';

it.each([
  silence(),
  { name: '€uropa Treuhand® AG' },
  { name: 'Ж AG', shortName: 'Alpen' },
  { postcode: '1211', town: 'Genève 4', uid: 'CHE-116.068.369', phone: '+41 22 123 45 67', vat: true },
  { phone: '+423 123 45 67', hostKeepsLogs: 7, founded: 2026, email: 'info@müller.ch', shortName: 'Alpen' },
  { staff: 3, people: [{ name: 'Dr. Luc Favre-Müller' }, { name: 'Zoë d’Alèves', manages: true }] },
])('accepts the facts of a real company (%j)', (facts) =>
  expect(checkCompany({ ...company, ...facts })).toEqual([]),
);

it.each<[field: string, value: unknown, reason: string, at?: string]>([
  ['sample', 'no', 'must be true or false, without quotes'],
  ['name', '   ', 'must be one line of text in quotes'],
  ['town', '1211 Genève', 'the postcode has its own field'],
  ['postcode', '0800', 'must be four digits'],
  ['email', 'hello@alpen', 'must look like hello@company.ch'],
  ['phone', '044 123 45 67', "such as +41 44 123 45 67, or '' to say nothing"],
  ['uid', 'CHE-123.456.789', 'has a wrong form or check digit; copy it'],
  ['profiles', [{ name: 'LinkedIn', url: 'linkedin.com/x' }], 'https address', 'profiles[0].url'],
  ['founded', 9999, 'without quotes, or 0 to say nothing'],
  ['people', [{ name: 'A' }, { name: 'A' }], 'has a name twice'],
  ['staff', 1, 'is less than the people that you name'],
  ['answersWithinDays', '2', 'must be a whole number up to 10 without quotes, or 0'],
  ['answersIn', ['qx'], 'code of a language', 'answersIn[0]'],
  ['answersIn', [], "write at least one, such as 'en'"],
  ['hostCountry', 'QX', 'the code of a country'],
  ['privacyChanged', '2026-13', 'must be a year and a month, such as 2026-11'],
  ['site', 'https://alpen.ch/de', 'and nothing else, such as https://www.company.ch'],
  ['site', 'https://müller.ch', 'xn-- stands for an umlaut'],
  ['running', [310, 100], 'must be two prices without quotes, the lower one first, such as [300, 900]'],
  ['firstAgent', [20_000], 'must be two prices'],
])(
  'refuses %s (%j) in one sentence with file, field, value and remedy',
  (field, value, reason, at = field) => {
    const problems = checkCompany({ ...company, [field]: value });
    expect(problems).toEqual([expect.stringContaining(reason)]);
    expect(problems[0]).toMatch(/[^.]\.$/);
    expect(problems[0]!.startsWith(`src/content/company.ts: ${at} `)).toBe(true);
    if (typeof value !== 'object') expect(problems[0]).toContain(` ${JSON.stringify(value)} `);
  },
);

it('reports all wrong facts at once', () => {
  const wrong: object = {
    name: '',
    mailCountry: 'Irland',
    hostKeepsLogs: '90 Tage',
    systems: 'A',
    staff: 1,
  };
  const fields = checkCompany({ ...company, ...wrong }).map((problem) => problem.split(' ')[1]);
  expect(fields.toSorted()).toEqual(Object.keys(wrong).toSorted());
});
