import type { AstroIntegration } from 'astro';
import { company } from '../content/company.ts';
import { findSamples } from '../site/find-samples.ts';
import { findProblems } from './find-problems.ts';

/**
 * Stops a build, or the start of dev, where the owner's facts are wrong. Prints the problems: if they were thrown,
 * Astro would add a stack, or report a wrong `site` in its own words. While dev runs, `middleware.ts` shows them
 * instead of each page. Lists at each build which facts are still samples.
 */
export async function refuseWrongFacts(): Promise<AstroIntegration> {
  const problems = await findProblems();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  return {
    name: 'refuse-wrong-facts',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const samples = findSamples(company);
        if (samples.length > 0)
          logger.warn(`src/content/company.ts still holds sample facts: ${samples.join(', ')}.`);
      },
    },
  };
}
