import type { AstroIntegration } from 'astro';
import { company } from '../content/company.ts';
import { findProblems } from './check-company.ts';
import { findSamples } from './find-samples.ts';

/**
 * Ends the run where the owner's facts are wrong, and says at each build which of them are still samples.
 * Said plainly: an error that is thrown would be buried in its own stack, or in Astro's own words for a wrong site.
 */
export function companyFacts(): AstroIntegration {
  const problems = findProblems(company);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  return {
    name: 'company-facts',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const samples = findSamples(company);
        if (samples.length > 0)
          logger.warn(`src/content/company.ts still holds sample facts: ${samples.join(', ')}.`);
      },
    },
  };
}
