import type { Company } from '../content/company.ts';

/** The sample company's own facts, and addresses that by RFC 2606 can belong to nobody. */
const SAMPLES = [
  /^Muster( Hosting| Mail)? AG$/,
  /^Musterstrasse\b/,
  /\b(Erika|Max) Muster\b/,
  /^CHE-123\.456\.788$/,
  /[@./](example|test|invalid|localhost)$/,
  /[@./]example\.(com|net|org)$/,
];

/** Looked for in their own fields only: 1234 is a postcode too. */
const SAMPLE_FACTS: Partial<Company> = {
  founded: '1234',
  systems: 'Muster ERP, Muster CRM',
  discoveryPrice: 12_345,
  firstAgentFrom: 12_345,
  firstAgentTo: 123_450,
  runningFrom: 123,
  runningTo: 1234,
};
/** Samples only while another sample fact is left: other companies may have as many. */
const SAMPLE_COUNTS: Partial<Company> = {
  staff: 12,
  discoveryDays: 12,
  discoveryClientDays: 3,
  cycleWeeks: 2,
};

/** The fields that still hold the sample company's facts. */
export function findSamples(company: Company): (keyof Company)[] {
  const fields = Object.keys(company) as (keyof Company)[];
  const isSample = (field: keyof Company) =>
    field in SAMPLE_FACTS
      ? company[field] === SAMPLE_FACTS[field]
      : SAMPLES.some((sample) => sample.test(String(company[field])));
  const hasSamples = fields.some(isSample);
  return fields.filter((field) => isSample(field) || (hasSamples && company[field] === SAMPLE_COUNTS[field]));
}
