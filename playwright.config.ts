import { defineConfig, devices, type Project } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from './tools/find-browser.mjs';

/** A free port beside the site's own, so that tests never meet a site that someone is looking at. */
const TEST_PORT = Number(process.env['TEST_PORT'] ?? 4173);
const inCi = Boolean(process.env['CI']);
const executablePath = findBrowser();
const firefoxPath = findFirefox();
const hasWebKit = Boolean(findWebKit());

/** What every engine has to do: a few promises only, for the system's own Firefox knows neither touch nor media. */
const firefox: Project = {
  name: 'firefox',
  testMatch: 'engines.spec.ts',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 720 },
    launchOptions: { ...(firefoxPath && { executablePath: firefoxPath }) },
  },
};

/** Its tests start it themselves, once, and one after another. */
const webkit: Project = { name: 'webkit', testMatch: 'webkit.spec.ts', fullyParallel: false };

// Workers read this file too.
for (const [name, isHere] of [
  ['Firefox', firefoxPath],
  ['WebKitGTK', hasWebKit],
])
  if (!isHere && !process.env['TEST_WORKER_INDEX'])
    console.log(`No ${name} on this machine: its tests are left out.`);

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: inCi,
  retries: 0,
  // Long, for a machine that does other work as well; no test asserts how long it takes.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Forgives the edges of letters and arcs, which a new browser may smooth otherwise; a hairline that moves by a
    // pixel has more pixels than that.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixels: 40, pathTemplate: 'tests/pictures/{arg}{ext}' },
  },
  workers: 2,
  reporter: [[inCi ? 'dot' : 'list']],
  use: { baseURL: `http://localhost:${TEST_PORT}` },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'webkit.spec.ts',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(executablePath && { executablePath }),
          // Chromium's sandbox refuses to start for root, as in most containers.
          args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
        },
      },
    },
    ...(firefoxPath ? [firefox] : []),
    ...(hasWebKit ? [webkit] : []),
  ],
  webServer: {
    command: `"${process.execPath}" server/serve.ts`,
    url: `http://localhost:${TEST_PORT}`,
    env: { PORT: `${TEST_PORT}` },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6_000 },
  },
});
