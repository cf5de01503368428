import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Differs from the site's own port, so that tests never meet a site that someone is looking at. */
const TEST_PORT = Number(process.env['TEST_PORT'] ?? 4173);

// No proxy of the machine knows the servers of the tests.
process.env['NO_PROXY'] = process.env['no_proxy'] = 'localhost,127.0.0.1';

/** Debian's Chromium; where there is none, Playwright's own. */
const CHROMIUM = '/usr/bin/chromium';
/** Without a window system it takes a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const startChromium = (path: string, args: string[] = [], ignoreDefaultArgs: string[] = []) => ({
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(existsSync(path) && { executablePath: path }),
    ignoreDefaultArgs,
    // Without a window system Chromium would round the widths of letters to whole pixels.
    args: ['--font-render-hinting=none', ...args],
  },
});

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // Long, for a machine that does other work as well.
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Forgives the edges of letters and arcs, which a new browser may smooth differently. A hairline that moves by one
    // pixel changes more pixels than that.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixels: 40, pathTemplate: 'tests/pictures/{arg}{ext}' },
  },
  // As many as the cores of CI. A third would start a browser more, and finish no sooner.
  workers: 2,
  // Whatever moves or fades is in its first or last state; motion.spec.ts asks for motion.
  use: { baseURL: `http://localhost:${TEST_PORT}`, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    {
      name: 'chromium',
      // The others visit every page: languages.config.ts runs them in all languages.
      testMatch: /(choices|header|motion|pages|policy|widgets)\.spec\.ts/,
      // One renderer for all pages: starting one for each would take longer than most tests.
      use: startChromium(HEADLESS_SHELL, ['--disable-gpu', '--renderer-process-limit=1']),
    },
    {
      name: 'next-page',
      testMatch: '**/next-page.spec.ts',
      use: startChromium(CHROMIUM, [], ['--disable-back-forward-cache']),
    },
    { name: 'pictures', testMatch: '**/pictures.spec.ts', use: startChromium(CHROMIUM) },
    {
      name: 'firefox',
      testMatch: /(choices|header|policy)\.spec\.ts/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: '/usr/bin/firefox-esr' },
      },
    },
    { name: 'webkit', testMatch: '**/webkit.smoke.ts', fullyParallel: false },
  ],
  webServer: {
    command: `"${process.execPath}" server/serve.ts`,
    url: `http://localhost:${TEST_PORT}`,
    env: { PORT: `${TEST_PORT}` },
    reuseExistingServer: false,
  },
});
