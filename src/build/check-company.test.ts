import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { findProblems, findSamples } from './check-company.ts';

test('the sample company is in order', () => {
  expect(findProblems(company)).toEqual([]);
});

const wrong: [field: string, value: unknown, reason: RegExp][] = [
  ['name', '', /is empty/],
  ['street', ' Musterstrasse 1', /begins or ends with a space/],
  ['town', undefined, /is missing/],
  ['postcode', '800', /four digits/],
  ['email', 'hello.muster.example', /is not an email address/],
  ['email', `${'a'.repeat(32)}@muster.ch`, /42 characters/],
  ['uid', 'CHE-123.456.789', /last one must be 8/],
  ['uid', 'CHE-000.000.030', /one of the first eight digits is wrong/],
  ['uid', '123.456.788', /must have the form CHE-/],
  ['site', 'http://muster.example', /must be https/],
  ['site', 'https://muster.example/', /without a slash/],
];

test.each(wrong)('a wrong %s (%j) is named with file, field and reason', (field, value, reason) => {
  const problems = findProblems({ ...company, [field]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(`src/content/company.ts: ${field}`);
  expect(problems[0]).toMatch(reason);
});

test('every wrong fact is named, not only the first', () => {
  expect(findProblems({ ...company, postcode: 'x', uid: 'y' })).toHaveLength(2);
});

test('sample facts are found, real ones are not', () => {
  expect(findSamples(company)).toEqual(['name', 'street', 'email', 'uid', 'site']);
  const real = { name: 'Alpen AG', street: 'Bahnhofstrasse 1', email: 'hi@alpen.ch' };
  expect(findSamples({ ...company, ...real, uid: 'CHE-116.068.369', site: 'https://alpen.ch' })).toEqual([]);
});
