/** Exits with 1 and the reasons if the site must not be published: node src/checks/check-release.ts */
import { company } from '../content/company.ts';
import { listPromises } from '../content/promises.ts';
import { findProblems } from './find-problems.ts';

const SAMPLE =
  'src/content/company.ts: sample is true; put in the facts of your company, then write sample: false.';
const reasons = [...(await findProblems()), ...(company.sample ? [SAMPLE] : [])];
if (reasons.length > 0) {
  console.error(`${reasons.join('\n')}\nNothing was built.`);
  process.exitCode = 1;
} else {
  console.log('Your texts make these promises, which only you can keep:');
  for (const [page, promises] of Object.entries(listPromises(company)))
    for (const promise of promises) console.log(`${page}: ${promise}`);
}
