import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { paste } from '../support/site.ts';

const AWAKE = '[data-awake]';
const START = new Date('2026-01-01T12:00:00Z');

const tooltip = (page: Page) => page.getByRole('tooltip');
const toasts = (page: Page) => page.getByRole('listitem').filter({ hasText: /copied/i });
const number = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^CHE-/ });
const copyEmail = (page: Page) => page.getByRole('button', { name: 'Copy email address' });
const isScript = (url: URL) => url.pathname.endsWith('.js');
const isReact = (url: URL) => isScript(url) && !/page\.|drawings/.test(url.pathname);
const island = (page: Page) => page.locator('astro-island');

/** Opens a page whose clock stands still until the test moves it. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: START });
  await page.addInitScript(() =>
    document.addEventListener('awake', () => document.documentElement.setAttribute('data-awake', '')),
  );
  await page.goto(path);
  await page.clock.pauseAt(new Date(START.getTime() + 3_600_000));
}

/** Moves the page's clock, then lets React, which keeps its own queue, finish what that began. */
async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage('');
      });
  });
}

/** The drawings run by the page's clock as well. */
const whenDrawn = (page: Page, act: () => Promise<void>) =>
  expect(async () => {
    await pass(page, 50);
    await act();
  }).toPass();

async function wake(page: Page) {
  await number(page).hover();
  await expect(page.locator(AWAKE)).toBeAttached();
  await page.mouse.move(1, 1);
  await pass(page, 2000);
}

/** Holds whatever React needs until it is let go. */
async function hold(page: Page) {
  const held: Route[] = [];
  const asked: string[] = [];
  let free = false;
  await page.route(isReact, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return free ? route.continue() : void held.push(route);
  });
  const release = async () => {
    free = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
  return { asked, release };
}

const allowClipboard = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

test.describe('before a reach', () => {
  for (const path of ['/', '/contact'])
    test(`nothing of React is asked for on ${path}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (isReact(new URL(request.url()))) asked.push(request.url());
      });
      await open(page, path);
      await page.keyboard.press('Tab');
      await page.mouse.move(1, 1);
      await page.mouse.wheel(0, 400);
      await page.getByRole('heading', { level: 1 }).click();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await expect(island(page)).toHaveAttribute('ssr');
    });

  test('a tap on what only has a tooltip asks for nothing', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ hasTouch: true, baseURL: baseURL! });
    const { asked } = await hold(page);
    await open(page, '/');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await number(page).tap();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.close();
  });
});

test.describe('waking', () => {
  test('asks for every file at once', async ({ page }) => {
    const { asked, release } = await hold(page);
    await open(page, '/contact');
    const files = (await island(page).getAttribute('data-files'))!.split(' ');
    await number(page).hover();
    await expect.poll(() => asked.toSorted()).toEqual(files.toSorted());
    await release();
    await expect(page.locator(AWAKE)).toBeAttached();
    expect([...new Set(asked)].toSorted()).toEqual(files.toSorted());
  });

  test('counts the time of the download towards the delay of the tooltip', async ({ page }) => {
    const { release } = await hold(page);
    await open(page, '/contact');
    await number(page).hover();
    await pass(page, 400);
    await release();
    await expect(page.locator(AWAKE)).toBeAttached();
    await pass(page, 299);
    await expect(tooltip(page)).toHaveCount(0);
    await pass(page, 2);
    await expect(tooltip(page)).toHaveText(/company registration number \(UID\)/);
  });

  test('opens at once for a hover older than the delay', async ({ page }) => {
    const { release } = await hold(page);
    await open(page, '/contact');
    await number(page).hover();
    await pass(page, 5000);
    await release();
    await expect(page.locator(AWAKE)).toBeAttached();
    await pass(page, 1);
    await expect(tooltip(page)).toBeVisible();
  });

  test('opens nothing for a pointer that has gone', async ({ page }) => {
    const { release } = await hold(page);
    await open(page, '/contact');
    await number(page).hover();
    await page.mouse.move(1, 1);
    await release();
    await expect(page.locator(AWAKE)).toBeAttached();
    await pass(page, 1500);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('opens at once for keyboard focus', async ({ page }) => {
    const { release } = await hold(page);
    await open(page, '/contact');
    await page.keyboard.press('Tab');
    await copyEmail(page).focus();
    await release();
    await expect(tooltip(page)).toHaveText('Copy');
    await expect(copyEmail(page)).toBeFocused();
  });

  test('follows a link that is clicked meanwhile, once', async ({ page }) => {
    const { release } = await hold(page);
    await open(page, '/contact');
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    await number(page).evaluate((link) => link.setAttribute('href', '#email'));
    await number(page).click();
    await release();
    await expect(page.locator(AWAKE)).toBeAttached();
    await pass(page, 1500);
    expect(visits).toEqual(['/contact']);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test.describe('a tooltip', () => {
  test('opens after 700 ms of hover', async ({ page }) => {
    await open(page, '/contact');
    await wake(page);
    await number(page).hover();
    await pass(page, 699);
    await expect(tooltip(page)).toHaveCount(0);
    await pass(page, 2);
    await expect(tooltip(page)).toBeVisible();
  });

  for (const [pause, opensAtOnce] of [
    [299, true],
    [301, false],
  ] as const)
    test(`opens ${opensAtOnce ? 'at once' : 'after the delay'} ${pause} ms after the last one has closed`, async ({
      page,
    }) => {
      await open(page, '/contact');
      await wake(page);
      await number(page).hover();
      await pass(page, 701);
      await expect(tooltip(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tooltip(page)).toHaveCount(0);
      await page.mouse.move(1, 1);
      await pass(page, pause);
      await number(page).hover();
      await pass(page, 1);
      await expect(tooltip(page)).toHaveCount(opensAtOnce ? 1 : 0);
    });

  test('opens at once on keyboard focus, closes on blur', async ({ page }) => {
    await open(page, '/contact');
    await wake(page);
    await page.keyboard.press('Tab');
    await number(page).focus();
    await pass(page, 20);
    await expect(tooltip(page)).toBeVisible();
    await expect(number(page)).toHaveAccessibleDescription(/company registration number \(UID\)/);
    await number(page).blur();
    await expect(tooltip(page)).toHaveCount(0);
  });

  const closings: [string, (page: Page) => Promise<unknown>][] = [
    ['click', (page) => page.mouse.down().then(() => page.mouse.up())],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['scroll', (page) => page.mouse.wheel(0, -200)],
  ];
  for (const [cause, act] of closings)
    test(`closes on ${cause}`, async ({ page }) => {
      await open(page, '/contact');
      await wake(page);
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await number(page).hover();
      await pass(page, 701);
      await expect(tooltip(page)).toBeVisible();
      await act(page);
      await expect(tooltip(page)).toHaveCount(0);
    });

  test('stays while the pointer is on it', async ({ page }) => {
    await open(page, '/contact');
    await wake(page);
    await number(page).hover();
    await pass(page, 701);
    const box = (await tooltip(page).boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 8 });
    await pass(page, 10_000);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(1, 1, { steps: 8 });
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('stands 4 px off what it explains, and inside the window', async ({ page }) => {
    await open(page, '/contact');
    await wake(page);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const block of ['start', 'end'] as const) {
      await number(page).evaluate((link, to) => link.scrollIntoView({ block: to }), block);
      await number(page).hover();
      await pass(page, 701);
      const link = (await number(page).boundingBox())!;
      const box = (await tooltip(page).boundingBox())!;
      const gap = box.y > link.y ? box.y - (link.y + link.height) : link.y - (box.y + box.height);
      expect(gap).toBeCloseTo(4, 0);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.y + box.height).toBeLessThanOrEqual(700);
      await page.keyboard.press('Escape');
      await page.mouse.move(1, 1);
      await pass(page, 1000);
    }
  });

  test('of a large picture stands in its bottom left corner', async ({ page }) => {
    await open(page, '/');
    const picture = page.locator('[data-reach="hover"]').first();
    await whenDrawn(page, () => picture.hover({ timeout: 500 }));
    await expect(page.locator(AWAKE)).toBeAttached();
    await pass(page, 701);
    await expect(tooltip(page)).toHaveText('Turn a tile. The agent will put it back.');
    const outer = (await picture.boundingBox())!;
    const box = (await tooltip(page).boundingBox())!;
    expect(box.x - outer.x).toBeCloseTo(4, 0);
    const bottom = Math.min(outer.y + outer.height, page.viewportSize()!.height);
    expect(bottom - box.y - box.height).toBeGreaterThanOrEqual(3);
    expect(bottom - box.y - box.height).toBeLessThan(16);
  });

  test('says what a button says at that moment', async ({ page }) => {
    await open(page, '/');
    const pause = page.getByRole('button', { name: 'Pause motion' }).first();
    await whenDrawn(page, () => expect(pause).toBeVisible({ timeout: 500 }));
    // Pressed without a reach, which would wake React.
    await pause.evaluate((button: HTMLButtonElement) => button.click());
    await page.getByRole('button', { name: 'Play motion' }).first().hover();
    await expect(page.locator(AWAKE)).toBeAttached();
    await pass(page, 701);
    await expect(tooltip(page)).toHaveText('Play motion');
  });
});

test.describe('copying', () => {
  test('works at the first click, and is told when React has come', async ({ page }) => {
    await allowClipboard(page);
    const { release } = await hold(page);
    await open(page, '/contact');
    await copyEmail(page).click();
    await expect(copyEmail(page)).toHaveAttribute('data-copied');
    expect(await paste(page)).toMatch(/^\S+@\S+$/);
    await pass(page, 5001);
    await expect(copyEmail(page)).not.toHaveAttribute('data-copied');
    await release();
    await expect(toasts(page)).toHaveText('Email address copied');
    await expect(toasts(page)).toHaveCount(1);
    await pass(page, 1500);
    await expect(tooltip(page)).toHaveCount(0);
  });

  for (const [name, said] of [
    ['Copy address', 'Address copied'],
    ['Copy registration number', 'Registration number copied'],
  ] as const)
    test(`says "${said}" to eyes and ears`, async ({ page }) => {
      await allowClipboard(page);
      await open(page, '/contact');
      await page.getByRole('button', { name }).click();
      await expect(toasts(page)).toHaveText(said);
      await pass(page, 100);
      await expect(page.getByRole('status')).toHaveText(`Notification ${said}`);
    });

  for (const clipboard of ['refused', 'absent'])
    test(`selects the text and says so when the clipboard is ${clipboard}`, async ({ page }) => {
      await page.addInitScript((state) => {
        const value = state === 'absent' ? undefined : { writeText: () => Promise.reject(new Error('no')) };
        Object.defineProperty(navigator, 'clipboard', { value });
      }, clipboard);
      await open(page, '/contact');
      await copyEmail(page).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Not copied' })).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()).replace(/\s/g, ''))).toMatch(/^\S+@\S+$/);
      await expect(copyEmail(page)).not.toHaveAttribute('data-copied');
    });
});

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await allowClipboard(page);
    await open(page, '/contact');
    await wake(page);
    await copyEmail(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(1, 1);
    await toasts(page).evaluate((toast) =>
      Promise.all(toast.getAnimations().map(({ finished }) => finished)),
    );
  });

  test('leaves after 5 s', async ({ page }) => {
    await pass(page, 4999);
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    await pass(page, 2);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('waits while the pointer is on it', async ({ page }) => {
    await pass(page, 3000);
    await toasts(page).hover();
    await pass(page, 10_000);
    await expect(toasts(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await pass(page, 1999);
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    await pass(page, 2);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('is reached by F8, waits while it has focus, and closes on Escape', async ({ page }) => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await pass(page, 10_000);
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('closes on Escape from anywhere', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('is swiped away', async ({ page }) => {
    const box = (await toasts(page).boundingBox())!;
    await page.mouse.move(box.x + 100, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 20, { steps: 6 });
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('is one of three at most', async ({ page }) => {
    for (const name of ['Copy address', 'Copy registration number', 'Copy address'])
      await page.getByRole('button', { name }).click();
    await expect(toasts(page)).toHaveText(['Address copied', 'Registration number copied', 'Address copied']);
  });
});

test.describe('a file that does not come', () => {
  const files = readFileSync('dist/contact.html', 'utf8')
    .match(/data-files="([^"]+)"/)![1]!
    .split(' ');
  for (const file of files)
    test(`leaves the page usable, and the next reach tries again (${file.replace(/\..*/, '')})`, async ({
      page,
    }) => {
      await allowClipboard(page);
      await open(page, '/contact');
      const fail = (route: Route) => route.abort();
      await page.route(`**${file}`, fail);
      const failed = page.waitForEvent('requestfailed');
      await number(page).hover();
      await failed;
      await copyEmail(page).click();
      await expect(copyEmail(page)).toHaveAttribute('data-copied');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(`**${file}`, fail);
      await page.mouse.move(1, 1);
      await number(page).hover();
      await expect(page.locator(AWAKE)).toBeAttached();
      await expect(toasts(page)).toHaveText('Email address copied');
    });

  test('may be one that a new version has replaced', async ({ page }) => {
    await open(page, '/contact');
    const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' });
    await page.route(isReact, gone);
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const answered = page.waitForResponse((response) => response.status() === 404);
    await number(page).hover();
    await answered;
    await number(page).click();
    await page.waitForURL(/about/);
    expect(errors).toEqual([]);
  });
});

test.describe('an unhandled error', () => {
  const title = 'Unexpected Application Error!';

  test('in a screen shows a page that says so, between header and footer', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await open(page, '/contact');
    await page.evaluate(() => {
      const { toLowerCase } = String.prototype;
      String.prototype.toLowerCase = function () {
        if (String(this) === 'Email address') throw new Error('Broken on purpose');
        return toLowerCase.call(this);
      };
    });
    await number(page).hover();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(title);
    expect(logged.join()).toContain('Broken on purpose');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '');
    await main.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });

  test('in the header still shows that page', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() => {
      const { map } = Array.prototype;
      const broken = function (this: { path?: string }[], ...rest: unknown[]) {
        if (this[0]?.path === '/') throw new Error('Broken on purpose');
        return Reflect.apply(map, this, rest);
      };
      Object.assign(Array.prototype, { map: broken });
    });
    await number(page).hover();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Reload' })).toBeVisible();
  });
});

test.describe('a page that others have changed', () => {
  /** As browser translation does. */
  const wrapText = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(
        (each) => each.data.trim() && !each.parentElement!.closest('script, style'),
      )) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });

  test('wakes all the same, and keeps what had focus', async ({ page }) => {
    await allowClipboard(page);
    await open(page, '/contact');
    await wrapText(page);
    await page.keyboard.press('Tab');
    await copyEmail(page).focus();
    await expect(page.locator(AWAKE)).toBeAttached();
    await pass(page, 20);
    await expect(tooltip(page)).toHaveText('Copy');
    await expect(copyEmail(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveText('Email address copied');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/Error/);
  });

  test('stays whole when it is changed after waking', async ({ page }) => {
    await allowClipboard(page);
    await open(page, '/contact');
    await wake(page);
    await copyEmail(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await wrapText(page);
    await pass(page, 6000);
    await expect(toasts(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy address' }).click();
    await expect(toasts(page)).toHaveText('Address copied');
    await expect(page).not.toHaveTitle(/Error/);
  });
});

test('nothing writes a style sheet or markup into the page', async ({ page }) => {
  await allowClipboard(page);
  const policy =
    "style-src-attr 'none'; style-src-elem 'self' 'sha256-none'; require-trusted-types-for 'script'; trusted-types 'none'";
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (directive: string) => void };
    addEventListener('securitypolicyviolation', (event) => noteViolation(event.effectiveDirective));
  });
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy-report-only': policy };
    await route.fulfill({ response, headers });
  });
  await open(page, '/contact');
  expect(violations.splice(0)).not.toContain('style-src-attr');
  await wake(page);
  await number(page).hover();
  await pass(page, 701);
  await expect(tooltip(page)).toBeVisible();
  await copyEmail(page).click();
  await expect(toasts(page)).toHaveCount(1);
  expect(violations).toEqual([]);
});

test.describe('while developing', () => {
  test.describe.configure({ mode: 'default' });
  const address = `http://localhost:${Number(process.env['TEST_PORT'] ?? 4173) + 1}`;
  let server: ChildProcess;

  test.beforeAll(async () => {
    const astro = resolve('node_modules/astro/bin/astro.mjs');
    server = spawn(process.execPath, [astro, 'dev', '--port', new URL(address).port]);
    const answers = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  });
  test.afterAll(() => server.kill());

  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Niue'])
    test(`every page wakes by itself and React finds nothing to complain of (${timezoneId})`, async ({
      browser,
    }) => {
      const colorScheme = timezoneId.endsWith('Niue') ? 'dark' : 'light';
      const page = await browser.newPage({ baseURL: address, timezoneId, locale: 'de-CH', colorScheme });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const about = message.type() === 'warning' || message.type() === 'error';
        if (about && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
      });
      await page.clock.setFixedTime(new Date('2031-12-31T23:30:00Z'));
      await page.addInitScript(() =>
        document.addEventListener('awake', () => document.documentElement.setAttribute('data-awake', '')),
      );
      // The first visit makes the server prepare what the pages import, and may be reloaded for it.
      await expect(async () => {
        await page.goto('/');
        await expect(page.locator(AWAKE)).toBeAttached({ timeout: 10_000 });
      }).toPass();
      complaints.length = 0;
      for (const file of globSync('*.html', { cwd: 'dist' })) {
        await page.goto(`/${file.replace(/(index)?\.html$/, '')}`);
        await expect(page.locator(AWAKE)).toBeAttached({ timeout: 20_000 });
      }
      expect(complaints.filter((complaint) => !/^404|Oops/.test(complaint))).toEqual([]);
      await page.close();
    });

  // Here, after the others and in their worker, because both share Vite's cache of prepared packages.
  test('an error while a page is built stops the build and names the page', () => {
    // Not below the project: a dev server starts anew when it sees a configuration.
    const copy = mkdtempSync(join(tmpdir(), 'broken-'));
    try {
      for (const part of ['src', 'astro.config.ts', 'package.json', 'tsconfig.json'])
        cpSync(part, `${copy}/${part}`, { recursive: true });
      symlinkSync(resolve('node_modules'), `${copy}/node_modules`);
      writeFileSync(
        `${copy}/src/screens/About.tsx`,
        "export function About(): never { throw new Error('Broken on purpose'); }",
      );
      const astro = resolve('node_modules/astro/bin/astro.mjs');
      const build = spawnSync(process.execPath, [astro, 'build'], { cwd: copy, encoding: 'utf8' });
      expect(build.status).not.toBe(0);
      expect(build.stdout + build.stderr).toMatch(/rendering \/about: Error: Broken on purpose/);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
