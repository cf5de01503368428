import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { findSamples } from './find-samples.ts';

test.each([
  ['name', 'Muster AG'],
  ['street', 'Musterstrasse 1'],
  ['email', 'hello@muster.example'],
  ['email', 'hello@example.com'],
  ['uid', 'CHE-123.456.788'],
  ['site', 'https://www.muster.example'],
  ['host', 'Muster Hosting AG'],
  ['mailProvider', 'Muster Mail AG'],
])('%s %s is a sample', (field, value) => {
  expect(findSamples({ ...company, [field]: value })).toContain(field);
});

test.each([
  ['name', 'Muster und Farben AG'],
  ['street', 'Alte Musterstrasse 1'],
  ['email', 'hello@example.ch'],
  ['email', 'hello@bestexample.com'],
  ['uid', 'CHE-116.068.369'],
  ['site', 'https://www.example-company.ch'],
  ['host', 'Muster Server GmbH'],
])('%s %s may be real', (field, value) => {
  expect(findSamples({ ...company, [field]: value })).not.toContain(field);
});
