/** Exits with 1 and the reasons where the site must not be published as it is: node src/facts/check-release.ts */
import { readBuildDate } from '../machine/build-date.ts';
import { findStaleDate } from '../machine/security-text.ts';
import { findPromises } from './find-promises.ts';
import { findSamples } from './find-samples.ts';

const [{ company }, { findProblems }] = await Promise.all([
  import('../content/company.ts'),
  import('./find-problems.ts'),
]).catch(sayWhereItBreaks);

const reasons = [...findProblems(), ...nameSamples(), ...findStaleDate(readBuildDate(), new Date())];
if (reasons.length > 0) {
  console.error(`${reasons.join('\n')}\nNothing was built.`);
  process.exitCode = 1;
} else console.log(`Things to stand by, as your texts promise them:\n${findPromises().join('\n')}`);

/** A syntax error in an owner's file: its place and reason, without the stack. */
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
