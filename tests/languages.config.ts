import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

process.env['ALL_LANGUAGES'] = 'true';
const [chromium] = site.projects!;

/** Visits what languages.astro.ts has built. */
export default defineConfig({
  ...site,
  testDir: '.',
  // A test visits the pages of all languages.
  timeout: 360_000,
  projects: [{ ...chromium, testMatch: /(accessibility|layout|print)\.spec\.ts/ }],
  webServer: {
    ...site.webServer,
    cwd: '..',
    command: `"${process.execPath}" server/serve.ts dist-next/languages`,
  },
});
