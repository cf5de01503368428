/** Exits with 1 and the reasons if the site must not be published: node src/checks/check-release.ts */
import { company } from '../content/company.ts';
import { promises } from '../content/promises.ts';
import { findSamples } from '../site/find-samples.ts';
import { findProblems } from './find-problems.ts';

const samples = findSamples(company).map(
  (field) =>
    `src/content/company.ts: ${field} ${JSON.stringify(company[field])} is a fact of the sample company; put in your own.`,
);
const reasons = [...(await findProblems()), ...samples];
if (reasons.length > 0) {
  console.error(`${reasons.join('\n')}\nNothing was built.`);
  process.exitCode = 1;
} else {
  const lines = Object.entries(promises).flatMap(([page, all]) =>
    all.map((promise) => `${page}: ${promise}`),
  );
  console.log(`Things to stand by, as your texts promise them:\n${lines.join('\n')}`);
}
