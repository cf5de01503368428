import { expect, test } from 'vitest';
import { type Company, company } from '../../content/company.ts';
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
  ['answersWithinDays', 2, false],
  ['management', 'Erika Muster, Max Muster', true],
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
  expect(
    findSamples({ ...company, discoveryPrice: 12_345, [field]: value }).includes(field as keyof Company),
  ).toBe(isSample);
});

test('twelve days are no sample where the price is none', () => {
  expect(findSamples({ ...company, discoveryPrice: 9000 })).not.toContain('discoveryDays');
});
