import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findDeadLinks } from './find-dead-links.ts';
import { refuse } from './refuse.ts';

/** Ends a build whose pages link to what it has not written. Must run before the build's folder becomes dist/. */
export function refuseDeadLinks(origin: string): AstroIntegration {
  return {
    name: 'refuse-dead-links',
    hooks: {
      'astro:build:done': ({ dir }) => refuse(findDeadLinks(fileURLToPath(dir), origin)),
    },
  };
}
