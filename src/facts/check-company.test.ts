import { expect, test } from 'vitest';
import { findProblems, LONGEST } from './check-company.ts';

const alpen = {
  name: 'Alpen AG',
  tagline: 'We do one thing.',
  street: 'Bahnhofstrasse 1',
  postcode: '1211',
  town: 'Genève 4',
  country: 'Switzerland',
  email: 'hi@alpen.ch',
  uid: 'CHE-116.068.369',
  site: 'https://alpen.ch',
  languages: 'fr',
  host: 'Serveurs SA',
  hostCountry: 'Switzerland',
  hostKeepsLogs: '1 week',
};

test('facts of a real company are in order', () => {
  expect(findProblems(alpen)).toEqual([]);
});

const wrong: [field: string, value: unknown, reason: string][] = [
  ['name', '', 'is empty'],
  ['name', '   ', 'is empty'],
  ['name', 42, 'must be text; put it in quotes'],
  ['name', null, 'must be text; put it in quotes'],
  ['street', ' Bahnhofstrasse 1', 'begins or ends with a space'],
  ['tagline', 'Two\nlines', 'has a line break'],
  ['town', undefined, 'is missing; write it as text in quotes'],
  ['town', '1211 Genève', 'must begin with a letter, such as Zürich; the postcode has its own field'],
  ['postcode', '800', 'must be four digits'],
  ['postcode', '0800', 'must be four digits'],
  ['postcode', 8001, 'put it in quotes'],
  ['postcode', 'CH-8001', 'must be four digits'],
  ['country', 'Schweiz', 'must be Switzerland or Liechtenstein'],
  ['email', 'hello.muster.example', 'is not an email address; it must look like hello@company.ch'],
  ['email', 'hello@alpen', 'is not an email address'],
  ['email', 'a b@alpen.ch', 'is not an email address'],
  ['email', `${'a'.repeat(33)}@alpen.ch`, `has 42 characters; the design has room for ${LONGEST.email}`],
  ['uid', 'CHE-123.456.789', 'with these eight digits the last one must be 8'],
  ['uid', 'CHE-000.000.030', 'one of the first eight digits is wrong'],
  ['uid', '116.068.369', 'must have the form CHE-123.456.788'],
  ['uid', 'CHE-116.068.369 MWST', 'must have the form CHE-123.456.788'],
  ['site', 'http://alpen.ch', 'with nothing after it, such as https://alpen.ch.'],
  ['site', 'https://alpen.ch/', 'with nothing after it, such as https://alpen.ch.'],
  ['site', 'https://alpen.ch/de', 'with nothing after it, such as https://alpen.ch.'],
  ['site', 'https://müller.ch', 'such as https://xn--mller-kva.ch.'],
  ['site', 'https://a:b@alpen.ch', 'such as https://alpen.ch.'],
  ['site', 'https://localhost', 'such as https://www.company.ch.'],
  ['site', 'alpen.ch', 'such as https://www.company.ch.'],
  ['languages', 'German', 'must be codes of two small letters'],
  ['host', '', 'is empty'],
  ['hostCountry', '8001', "must be a country's name"],
  ['hostKeepsLogs', '30', 'must be a number and days, weeks, months or years, such as 30 days'],
  ['postCode', '8001', 'is not a fact of this file; check how it is spelled'],
];

test.each(wrong)(
  'a wrong %s (%j) is said once, with file, field, value and remedy',
  (field, value, reason) => {
    const problems = findProblems({ ...alpen, [field]: value });
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
  expect(findProblems({ ...alpen, [field]: fill(most) })).toEqual([]);
  expect(findProblems({ ...alpen, [field]: fill(most + 1) })).toEqual([
    expect.stringContaining(`has ${most + 1} characters; the design has room for ${most}`),
  ]);
});

test('every wrong fact is named, not only the first', () => {
  const { street: _left, ...rest } = alpen;
  const problems = findProblems({ ...rest, postcode: 'x', uid: 'y', strasse: 'Bahnhofstrasse 1' });
  expect(problems.map((problem) => problem.split(' ')[1])).toEqual(['street', 'postcode', 'uid', 'strasse']);
});

test('a list that is none is said as such', () => {
  expect(findProblems('Alpen AG')).toEqual([expect.stringContaining('must be the list of your facts')]);
});
