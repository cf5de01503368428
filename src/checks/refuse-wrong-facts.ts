import type { AstroIntegration } from 'astro';
import { company } from '../content/company.ts';
import { findProblems } from './find-problems.ts';
import { throwProblems } from './throw-problems.ts';

/**
 * Stops whatever loads the configuration if a fact is wrong: later, Astro would report a wrong `site` in its own words.
 * While dev runs, `pages/[...page].astro` shows the problems instead of a page. Each build of the sample says that it is one.
 */
export async function refuseWrongFacts(): Promise<AstroIntegration> {
  throwProblems(await findProblems());
  return {
    name: 'refuse-wrong-facts',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (company.sample)
          logger.warn(
            'src/content/company.ts: sample is true, so the facts are not yet those of your company.',
          );
      },
    },
  };
}
