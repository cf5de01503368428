import type { AstroIntegration } from 'astro';
import { company } from '../content/company.ts';
import { findProblems } from './find-problems.ts';
import { findSamples } from './find-samples.ts';

/**
 * Stops a build, or the start of dev, where the owner's facts are wrong; while dev runs, its middleware shows the
 * problems instead of the page. Lists at each build which facts are still samples.
 * Printed, not thrown: Astro would add a stack, or report a wrong site in its own words.
 */
export function companyFacts(): AstroIntegration {
  const problems = findProblems();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  return {
    name: 'company-facts',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command === 'dev')
          addMiddleware({ entrypoint: new URL('./show-problems.ts', import.meta.url), order: 'pre' });
      },
      'astro:build:done': ({ logger }) => {
        const samples = findSamples(company);
        if (samples.length > 0)
          logger.warn(`src/content/company.ts still holds sample facts: ${samples.join(', ')}.`);
      },
    },
  };
}
