import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/find-browser.mjs';

/** A free port beside the site's own, so that tests never meet a site that someone is looking at. */
const TEST_PORT = Number(process.env['TEST_PORT'] ?? 4173);
const inCi = Boolean(process.env['CI']);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: inCi,
  retries: 0,
  // Long, for a machine that does other work as well; no test asserts how long it takes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: inCi ? 'dot' : 'list',
  use: { baseURL: `http://localhost:${TEST_PORT}` },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(executablePath && { executablePath }),
          // Chromium's sandbox refuses to start for root, as in most containers.
          args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
        },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/serve.ts`,
    url: `http://localhost:${TEST_PORT}`,
    env: { PORT: `${TEST_PORT}` },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6_000 },
  },
});
