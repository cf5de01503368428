import { rename, rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Leaves one /sitemap.xml of what @astrojs/sitemap has written, and so stands behind it: that always writes
 * an index and numbered parts, and of those this site has one.
 */
export function oneSitemap(): AstroIntegration {
  return {
    name: 'one-sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await rename(new URL('sitemap-0.xml', dir), new URL('sitemap.xml', dir));
        await rm(new URL('sitemap-index.xml', dir));
      },
    },
  };
}
