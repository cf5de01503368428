import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { findProblems } from './find-problems.ts';

test.each([
  { postcode: '1211', town: 'Genève 4', uid: 'CHE-116.068.369', phone: '+41 22 123 45 67' },
  { phone: '', hostKeepsLogs: 0, founded: 0, management: [] },
  {
    phone: '+423 123 45 67',
    hostKeepsLogs: 7,
    founded: 2026,
    management: [{ name: 'Anna Keller', role: '' }],
  },
  { answersWithinDays: 0, discoveryDays: 0, discoveryPrice: 0, discoveryClientDays: 0 },
  { answersWithinDays: 10, discoveryDays: 365, discoveryPrice: 1_000_000, discoveryClientDays: 365 },
  { staff: 0, cycleWeeks: 0, firstAgentFrom: 0, firstAgentTo: 0, runningFrom: 0, runningTo: 0 },
  { staff: 2, cycleWeeks: 52, firstAgentFrom: 900, firstAgentTo: 900, runningFrom: 1, runningTo: 2 },
  { systems: [], dataCountry: '' },
  { systems: ['Abacus'], dataCountry: 'LI' },
])('facts of a real company are in order (%j)', (facts) => {
  expect(findProblems({ ...company, ...facts })).toEqual([]);
});

test.each([
  ['name', '   ', 'is empty'],
  ['name', 42, 'must be given, as text in quotes'],
  ['street', ' Bahnhofstrasse 1', 'without a space at either end'],
  ['street', 'Two\nlines', 'must be one line'],
  ['town', '1211 Genève', 'must begin with a letter, such as Zürich; the postcode has its own field'],
  ['postcode', '0800', 'must be four digits'],
  ['email', 'hello@alpen', 'is not an email address; it must look like hello@company.ch'],
  ['phone', '044 123 45 67', "such as +41 44 123 45 67, or '' to say nothing"],
  ['phone', '+41 44', 'such as +41 44 123 45 67'],
  ['uid', 'CHE-123.456.789', 'fails its check digit'],
  ['uid', 'CHE-116.068.369 MWST', 'must have the form CHE-123.456.788'],
  ['founded', 9999, 'such as 2019, or 0 to say nothing'],
  ['staff', 1, 'must be a whole number from 2 to 9999 without quotes, such as 12, or 0 to say nothing'],
  ['cycleWeeks', 53, 'must be a whole number from 1 to 52'],
  ['answersWithinDays', '2', 'must be a whole number from 1 to 10 without quotes, such as 2, or 0'],
  ['discoveryDays', -1, 'or 0 to say nothing'],
  ['discoveryPrice', 99.5, 'must be a whole number from 1 to 1000000'],
  [
    'dataCountry',
    'Switzerland',
    "must be a country's code of two capital letters, such as CH, or '' to say nothing",
  ],
  ['dataCountry', 7, "such as CH, or '' to say nothing"],
  ['site', 'https://alpen.ch/de', 'and nothing else, such as https://www.company.ch'],
  ['site', 'https://müller.ch', 'xn-- stands for an umlaut'],
  ['site', 'http://alpen.ch', 'must be https'],
  ['hostCountry', 'Austria', "must be a country's code of two capital letters, such as CH"],
  ['hostCountry', 'QX', "must be a country's code"],
  ['hostKeepsLogs', '30', 'such as 30, or 0'],
  ['privacyChanged', '2026-13', 'must be a year and a month, such as 2026-11'],
])('a wrong %s (%j) is said once, with file, field, value and remedy', (field, value, reason) => {
  const [problem, ...more] = findProblems({ ...company, [field]: value });
  expect(problem).toMatch(`src/content/company.ts: ${field} ${JSON.stringify(value)} `);
  expect(problem).toContain(reason);
  expect(problem).toMatch(/[^.]\.$/);
  expect(more).toEqual([]);
});

test.each([
  [{ management: [{ name: ' ', role: '' }] }, 'management[0].name " " is empty'],
  [{ systems: ['Abacus', 7] }, 'systems[1] 7 must be given, as text in quotes'],
  [{ answersIn: ['German'] }, 'answersIn[0] "German" must be a code of two small letters'],
  [{ name: 'a'.repeat(31) }, 'is too long; the design has room for 30 characters'],
])('%j is told with its place', (facts, problem) => {
  expect(findProblems({ ...company, ...facts })).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['runningFrom', 'runningTo', 900, 300],
  ['runningFrom', 'runningTo', 0, 900],
  ['firstAgentFrom', 'firstAgentTo', 900, 0],
])('%s and %s say together what is wrong with %i to %i', (from, to, lower, higher) => {
  expect(findProblems({ ...company, [from]: lower, [to]: higher })).toEqual([
    `src/content/company.ts: ${to} ${higher} does not go with ${from} ${lower}; write two prices, the lower one first, or 0 for both to say nothing.`,
  ]);
});
