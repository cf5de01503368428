/** Ends with 1, and says why, where the site must not be published as it is: node src/facts/check-release.ts */
import { readBuildDate } from '../machine/build-date.ts';
import { findStaleDate } from '../machine/security-text.ts';
import { findProblems } from './check-company.ts';
import { findSamples } from './find-samples.ts';

const { company } = await import('../content/company.ts').catch(sayWhereItBreaks);
const reasons = [...findProblems(company), ...nameSamples(), ...findStaleness()];
if (reasons.length > 0) {
  console.error(`${reasons.join('\n')}\nNothing was built.`);
  process.exitCode = 1;
}

/** A comma or a quote is missing: the place and the reason without the stack below them. */
function sayWhereItBreaks(error: Error): never {
  console.error(error.stack?.split(/\n\s+at /)[0]);
  process.exit(1);
}

function nameSamples(): string[] {
  return findSamples(company).map(
    (field) =>
      `src/content/company.ts: ${field} ${JSON.stringify(company[field])} is a fact of the sample company; put in your own.`,
  );
}

function findStaleness(): string[] {
  try {
    return [findStaleDate(readBuildDate().date, new Date())].filter((reason) => reason !== undefined);
  } catch (error) {
    return [(error as Error).message];
  }
}
