import { expect, test } from 'vitest';
import { realCompany } from '../../../tests/support/copy-with-facts.ts';
import type { Company } from '../../content/company.ts';
import { findSamples } from './find-samples.ts';

test.each([
  ['name', 'Muster AG', true],
  ['street', 'Musterstrasse 1', true],
  ['email', 'hello@muster.example', true],
  ['email', 'hello@example.com', true],
  ['uid', 'CHE-123.456.788', true],
  ['site', 'https://www.muster.example', true],
  ['host', 'Muster Hosting AG', true],
  ['mailProvider', 'Muster Mail AG', true],
  ['founded', '1234', true],
  ['postcode', '1234', false],
  ['discoveryPrice', 12_345, true],
  ['discoveryPrice', 9000, false],
  ['discoveryDays', 12, true],
  ['discoveryDays', 15, false],
  ['discoveryClientDays', 3, true],
  ['cycleWeeks', 2, true],
  ['staff', 12, true],
  ['staff', 0, false],
  ['firstAgentFrom', 12_345, true],
  ['firstAgentTo', 123_450, true],
  ['firstAgentTo', 12_345, false],
  ['runningFrom', 123, true],
  ['runningTo', 1234, true],
  ['runningTo', 900, false],
  ['answersWithinDays', 2, false],
  ['management', 'Erika Muster (software), Max Muster (processes)', true],
  ['management', 'Anna Keller, Max Muster', true],
  ['management', 'Anna Muster', false],
  ['name', 'Muster und Farben AG', false],
  ['street', 'Alte Musterstrasse 1', false],
  ['email', 'hello@example.ch', false],
  ['email', 'hello@bestexample.com', false],
  ['uid', 'CHE-116.068.369', false],
  ['site', 'https://www.example-company.ch', false],
  ['host', 'Muster Server GmbH', false],
])('%s %s is a sample: %s', (field, value, isSample) => {
  const facts = { ...realCompany, name: 'Muster AG', [field]: value };
  expect(findSamples(facts).includes(field as keyof Company)).toBe(isSample);
});

test('counts are no samples where no other fact is', () => {
  const counts = { staff: 12, discoveryDays: 12, discoveryClientDays: 3, cycleWeeks: 2 };
  expect(findSamples({ ...realCompany, ...counts })).toEqual([]);
});
