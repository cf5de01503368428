import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { checkLinks } from './src/checks/check-links.ts';
import { throwProblems } from './src/checks/throw-problems.ts';
import { company } from './src/content/company.ts';
import { finishBuild } from './src/outputs/finish-build.ts';

/** The oldest browsers that show the site as it is meant: Baseline "widely available" of November 2026. */
const targets = ['chrome125', 'firefox126', 'safari17.5', 'ios17.5'];

const outDir = './dist-next/site';
/** Names the process that builds there. */
const LOCK = './dist-next/process';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** The last integration, because others write files. A build that finds a problem leaves dist/ as it was. */
const publish: AstroIntegration = {
  name: 'publish',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command !== 'build') return;
      takeLock();
      // A NODE_ENV inherited from the shell could bundle React's development version.
      process.env['NODE_ENV'] = 'production';
    },
    'astro:build:done': ({ dir, logger }) => {
      const built = fileURLToPath(dir);
      throwProblems(checkLinks(built));
      finishBuild(built, fileURLToPath(new URL('../../dist', dir)));
      if (company.sample)
        logger.warn(
          'src/content/company.ts: sample is true, so the facts are not yet those of your company.',
        );
    },
  },
};

/** Two builds at once would mix. A build that was killed leaves a lock that names no running process. */
function takeLock() {
  mkdirSync('./dist-next', { recursive: true });
  if (existsSync(LOCK) && isRunning(Number(readFileSync(LOCK, 'utf8'))))
    throwProblems([`Another build is running: wait for it. If there is none, delete ${LOCK}.`]);
  writeFileSync(LOCK, `${process.pid}`);
  process.on('exit', () => [outDir, LOCK].map((path) => rmSync(path, { recursive: true, force: true })));
}

function isRunning(pid: number) {
  try {
    // Signal 0 only asks whether the process is there. An empty lock would ask for process 0, which is our own group.
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

export default defineConfig({
  // An invalid address is left out here, because createSites reports it with a clearer message.
  ...(URL.canParse(company.site) && { site: company.site }),
  outDir,
  build: { format: 'file', inlineStylesheets: 'always' },
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
  // By default, the sitemap excludes only the 404 page at the root.
  integrations: [sitemap({ filter: (address) => !address.endsWith('/404') }), publish],
});
