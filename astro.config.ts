import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { findProblems } from './src/checks/find-problems.ts';
import { refuseDeadLinks } from './src/checks/refuse-dead-links.ts';
import { throwProblems } from './src/checks/throw-problems.ts';
import { company } from './src/content/company.ts';
import { finishBuild, OUT_DIR } from './src/outputs/finish-build.ts';

/** The oldest browsers that show the site as it is meant: Baseline "widely available" of November 2026. */
const targets = ['chrome125', 'firefox126', 'safari17.5', 'ios17.5'];

// Later, Astro would report a wrong `site` in its own words. While dev runs, pages/[...page].astro looks again.
throwProblems(await findProblems());

export default defineConfig({
  site: company.site,
  // Renamed to dist/ once the build is complete: see finish-build.ts.
  outDir: OUT_DIR,
  build: { format: 'file' },
  compressHTML: true,
  devToolbar: { enabled: false },
  vite: {
    // Astro overwrites the target of scripts in the environment's own settings.
    plugins: [
      {
        name: 'target',
        configEnvironment: (name) => (name === 'client' ? { build: { target: targets } } : undefined),
      },
    ],
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Radix's files begin with 'use client', which only means something to frameworks that render on a server.
        checks: { moduleLevelDirective: false },
        // Radix names its functions for debuggers by calls that keep unused code in the bundle: 3.4 kB, compressed.
        treeshake: { manualPureFunctions: ['__name'] },
      },
      // Astro builds pages for Node, so without targets their styles would be compiled for the newest browsers only.
      cssTarget: targets,
    },
    // Loaded at the first interaction: a dev server that discovers its packages only then would reload the page.
    optimizeDeps: { entries: ['src/client/widgets/mount.tsx'] },
  },
  integrations: [
    // By itself it leaves out the missing page at the root alone.
    sitemap({ filter: (address) => !address.endsWith('/404') }),
    refuseDeadLinks(company.site),
    finishBuild(),
  ],
});
