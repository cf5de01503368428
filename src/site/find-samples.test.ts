import { expect, test } from 'vitest';
import { realCompany } from '../../tests/support/copy-with-facts.ts';
import { findSamples } from './find-samples.ts';

/** Other companies may have as many. */
const COUNTS = { discoveryDays: 12, discoveryClientDays: 3, cycleWeeks: 2, staff: 12 };
const SAMPLE = {
  ...COUNTS,
  name: 'Muster AG',
  street: 'Musterstrasse 1',
  email: 'hello@muster.example',
  uid: 'CHE-123.456.788',
  site: 'https://www.muster.example',
  discoveryPrice: 12_345,
  firstAgentFrom: 12_345,
  firstAgentTo: 123_450,
  runningFrom: 123,
  runningTo: 1234,
  systems: 'Muster ERP, Muster CRM',
  founded: '1234',
  management: 'Erika Muster (software), Max Muster (processes)',
  host: 'Muster Hosting AG',
  mailProvider: 'Muster Mail AG',
};

test('all facts that the sample alone has are found', () => {
  const found = findSamples({ ...realCompany, ...SAMPLE });
  expect(found.toSorted()).toEqual(Object.keys(SAMPLE).toSorted());
});

test.each([
  ['email', 'hello@example.com'],
  ['management', 'Anna Keller, Max Muster'],
])('%s %s is a sample too', (field, value) => {
  expect(findSamples({ ...realCompany, [field]: value })).toEqual([field]);
});

test.each([
  COUNTS,
  { name: 'Muster und Farben AG', street: 'Alte Musterstrasse 1', host: 'Muster Server GmbH' },
  { email: 'hello@bestexample.com', site: 'https://www.example-company.ch', management: 'Anna Muster' },
  { systems: '', dataCountry: '' },
  { postcode: '1234', firstAgentTo: 12_345, answersWithinDays: 2 },
])('what others may have is no sample: %j', (facts) => {
  expect(findSamples({ ...realCompany, ...facts })).toEqual([]);
});
