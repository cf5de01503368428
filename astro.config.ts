import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { clientReach } from './src/build/client-reach.ts';
import { company } from './src/content/company.ts';
import { companyFacts } from './src/facts/company-facts.ts';
import { readBuildDate } from './src/machine/build-date.ts';
import { markdownTwins } from './src/machine/markdown-twins.ts';

export default defineConfig({
  site: company.site,
  output: 'static',
  trailingSlash: 'never',
  // The whole stylesheet travels with the page: one round trip, and no text waits for a second file.
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port: Number(process.env['PORT'] ?? 4321) },
  integrations: [companyFacts(), react(), clientReach(), sitemap(), markdownTwins()],
  vite: {
    define: { 'import.meta.env.BUILD_YEAR': readBuildDate().getUTCFullYear() },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: {
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      // Named, because pages are built for Node, and so their styles for the newest browsers alone.
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    },
    worker: { format: 'es' },
    // Named, because a dev server that finds them only on the first visit reloads the page under the author.
    optimizeDeps: {
      include: ['@radix-ui/react-toast', '@radix-ui/react-tooltip', '@tanstack/react-query'],
    },
  },
});
