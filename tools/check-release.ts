/** Refuses a release with sample facts: node tools/check-release.ts. The build refuses wrong ones. */
import { company } from '../src/content/company.ts';

if (company.sample) {
  console.error(
    'src/content/company.ts: sample is true; put in the facts of your company, then write sample: false.',
  );
  process.exit(1);
}
