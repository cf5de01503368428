/** Exits with 1 and the reasons if the site must not be published: node src/checks/check-release.ts */
import { globSync, readFileSync } from 'node:fs';
import { company } from '../content/company.ts';
import { codes } from '../content/languages.ts';
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
} else console.log(`Things to stand by, as your texts promise them:\n${findPromises().join('\n')}`);

/** Lists what the texts promise: each comment `// You promise: …` in the first language, with file and line. */
function findPromises(): string[] {
  return globSync(`src/content/{*.ts,words/${codes[0]}/*.ts}`)
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      const promises = lines.map((line) => /^\s*\/\/ You promise: (.*)$/.exec(line)?.[1]);
      return promises.flatMap((promise, index) => (promise ? [`${file}:${index + 1}: ${promise}`] : []));
    });
}
