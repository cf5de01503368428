import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { findProblems, findSamples } from './src/build/check-company.ts';
import { company } from './src/content/company.ts';

const problems = findProblems(company);
// Said plainly and ended here: an error that is thrown would be buried in its own stack.
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const announceSamples: AstroIntegration = {
  name: 'company-facts',
  hooks: {
    'astro:build:done': ({ logger }) => {
      const samples = findSamples(company);
      if (samples.length > 0)
        logger.warn(`src/content/company.ts still holds sample facts: ${samples.join(', ')}.`);
    },
  },
};

/** `client:reach`: React comes when a visitor reaches for something that needs it. */
const reach: AstroIntegration = {
  name: 'client:reach',
  hooks: {
    'astro:config:setup': ({ addClientDirective, command }) => {
      const directive = command === 'dev' ? 'wake-at-once' : 'reach';
      addClientDirective({ name: 'reach', entrypoint: `./src/browser/${directive}.ts` });
    },
  },
};

export default defineConfig({
  site: company.site,
  output: 'static',
  trailingSlash: 'never',
  // The whole stylesheet travels with the page: one round trip, and no text waits for a second file.
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port: Number(process.env['PORT'] ?? 4321) },
  integrations: [react(), reach, announceSamples],
  vite: {
    css: { transformer: 'lightningcss' },
    build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  },
});
