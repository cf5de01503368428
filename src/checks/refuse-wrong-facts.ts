import type { AstroIntegration } from 'astro';
import { company } from '../content/company.ts';
import { findSamples } from '../site/find-samples.ts';
import { findProblems } from './find-problems.ts';
import { refuse } from './refuse.ts';

/**
 * Stops whatever loads the configuration where the owner's facts are wrong: later, Astro would report a wrong `site` in
 * its own words. While dev runs, `middleware.ts` shows the problems instead of each page. Lists at each build which
 * facts are still samples.
 */
export async function refuseWrongFacts(): Promise<AstroIntegration> {
  refuse(await findProblems());
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
