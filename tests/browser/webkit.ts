import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { ask, findFreePort, listen } from '../support/http.ts';

/** Keeps what a page complains of, from before its first script and over to the next pages. */
const WATCH = `{
  const note = (text) => { sessionStorage.complaints = (sessionStorage.complaints ?? '') + text + '\\n'; };
  addEventListener('error', ({ message, target }) => note(message ?? 'not loaded: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('violates ' + violatedDirective + ': ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { note(words.join(' ')); error(...words); };
}`;
const WATCH_PATH = '/watch.js';

/**
 * WebKitGTK by its own driver, on a screen that nobody sees: the WebKit that Playwright drives is one that it
 * downloads. That driver tells nothing of the console, so the pages note it themselves.
 */
export const test = base.extend<{ complaints: undefined }, { site: string; driver: WebDriver }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which other fixtures are wanted.
    async ({}, use) => {
      const server = serveWatched(Number(process.env['TEST_PORT'] ?? 4173));
      await use(`http://localhost:${await listen(server)}`);
      server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const args = ['-displayfd', '3', '-screen', '0', '1440x900x24'];
      const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
      const [display] = await once(screen.stdio[3]!, 'data');
      const port = await findFreePort();
      const env = { ...process.env, DISPLAY: `:${`${display}`.trim()}` };
      const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
      try {
        const driver = await connect(`http://127.0.0.1:${port}`);
        await use(driver);
        await driver.quit();
      } finally {
        service.kill();
        screen.kill();
      }
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ driver, site }, use) => {
      await driver.get(`${site}/icon.svg`);
      await driver.executeScript('sessionStorage.clear(); localStorage.clear();');
      await use(undefined);
      expect(await readComplaints(driver)).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the pages of a test have complained of since it was last asked. */
export async function readComplaints(driver: WebDriver): Promise<string[]> {
  const said = await driver.executeScript<string>(
    "const said = sessionStorage.complaints ?? ''; delete sessionStorage.complaints; return said;",
  );
  return said.split('\n').filter(Boolean);
}

/** The site by a server of its own, which puts a script of the same origin before all others of each page. */
function serveWatched(sitePort: number) {
  return createServer(async (request, response) => {
    if (request.url === WATCH_PATH) return response.setHeader('Content-Type', 'text/javascript').end(WATCH);
    const { status, headers, body } = await ask(sitePort, request.url!, { method: request.method! });
    if (!headers['content-type']?.startsWith('text/html'))
      return response.writeHead(status, headers).end(body);
    const { 'content-length': _length, etag: _etag, ...others } = headers;
    const page = `${body}`.replace('<head>', `<head><script src="${WATCH_PATH}"></script>`);
    return response.writeHead(status, others).end(page);
  });
}

async function connect(address: string): Promise<WebDriver> {
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Without its bars, or the window could be neither as narrow as a phone nor as high as the screen.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}
