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

/** Looked for in their own fields only: 1234 is a postcode too. */
const SAMPLE_YEAR = '1234';
const SAMPLE_PRICE = 12_345;
/** A sample only beside the sample price: other companies may need as many days. */
const SAMPLE_DAYS = 12;

/** The fields that still hold the sample company's facts. */
export function findSamples(company: Company): (keyof Company)[] {
  const { founded, discoveryDays, discoveryPrice } = company;
  const hasSamplePrice = discoveryPrice === SAMPLE_PRICE;
  const isSample: Partial<Record<keyof Company, boolean>> = {
    founded: founded === SAMPLE_YEAR,
    discoveryPrice: hasSamplePrice,
    discoveryDays: hasSamplePrice && discoveryDays === SAMPLE_DAYS,
  };
  const fields = Object.keys(company) as (keyof Company)[];
  return fields.filter(
    (field) => isSample[field] ?? SAMPLES.some((sample) => sample.test(String(company[field]))),
  );
}
