import type { Company } from '../../content/company.ts';

/** The sample company's own facts, and addresses that by RFC 2606 can belong to nobody. */
const SAMPLES = [
  /^Muster( Hosting| Mail)? AG$/,
  /^Musterstrasse\b/,
  /\b(Erika|Max) Muster\b/,
  /^CHE-123\.456\.788$/,
  /[@./](example|test|invalid|localhost)$/,
  /[@./]example\.(com|net|org)$/,
];

/** In its own field only: it is a postcode too. */
const SAMPLE_YEAR = '1234';

/** The fields that still hold the sample company's facts. */
export function findSamples(company: Company): (keyof Company)[] {
  const fields = Object.keys(company) as (keyof Company)[];
  return fields.filter(
    (field) =>
      SAMPLES.some((sample) => sample.test(String(company[field]))) ||
      (field === 'founded' && company.founded === SAMPLE_YEAR),
  );
}
