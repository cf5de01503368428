import { createServer } from 'node:http';
import { test as base, expect, type Page } from '@playwright/test';
import { listen, stop } from '../support/http.ts';
import { registration, toasts, tooltip } from '../support/hydration.ts';
import { collectErrors, likeliest, MISSING, menuButton, menuLinks, sitePages } from '../support/site.ts';

/** Another site, and what it was asked for. */
interface Elsewhere {
  origin: string;
  asked: string[];
}

const test = base.extend<{ elsewhere: Elsewhere }>({
  elsewhere: async ({ browserName: _any }, use) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url!);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
    });
    await use({ origin: `http://localhost:${await listen(server)}`, asked });
    await stop(server);
  },
});

/** The directives that a page violates, from its first byte on. */
async function watchViolations(page: Page) {
  const violations: string[] = [];
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.debug(`violated ${effectiveDirective}`),
    ),
  );
  page.on('console', (message) => {
    const [, directive] = /^violated (\S+)$/.exec(message.text()) ?? [];
    if (directive) violations.push(directive);
  });
  return violations;
}

/** Opens a file of the site with markup put in before its last tag, as a hole in the site would. */
async function openInjected(page: Page, path: string, markup: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/<\/\w+>\s*$/, `${markup}$&`) });
  });
  await page.goto(path);
}

const isBroken = (page: Page) => page.evaluate(() => 'broken' in window);

test('whatever is put into a page is blocked', async ({ page, elsewhere: { origin, asked } }) => {
  const violations = await watchViolations(page);
  const injections = [
    ['<script>window.broken = true</script>', 'script-src-elem'],
    [`<script src="${origin}/x.js"></script>`, 'script-src-elem'],
    ['<svg onload="window.broken = true"></svg>', 'script-src-attr'],
    ['<style>h1 { display: none !important }</style>', 'style-src-elem'],
    [`<link rel="stylesheet" href="${origin}/x.css">`, 'style-src-elem'],
    ['<p id="styled" style="color: rgb(1, 2, 3)">x</p>', 'style-src-attr'],
    [`<img src="${origin}/x.png" alt="">`, 'img-src'],
    ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">', 'img-src'],
    [`<video src="${origin}/x.mp4"></video>`, 'media-src'],
    ['<iframe src="/about"></iframe>', 'frame-src'],
    ['<object data="/icon.svg"></object>', 'object-src'],
    [`<base href="${origin}/">`, 'base-uri'],
  ];
  await openInjected(page, '/contact', injections.map(([markup]) => markup).join(''));
  await expect.poll(() => violations.sort()).toEqual(injections.map(([, directive]) => directive).sort());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await isBroken(page)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  expect(asked).toEqual([]);
});

test('whatever is put into a picture that is opened alone is blocked', async ({ page, elsewhere }) => {
  const violations = await watchViolations(page);
  const { origin, asked } = elsewhere;
  const html = `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${origin}/"/>`;
  const injections = [
    ['<script>window.broken = true</script>', 'script-src-elem'],
    [`<script href="${origin}/x.js"/>`, 'script-src-elem'],
    ['<g onclick="window.broken = true"/>', 'script-src-attr'],
    [`<image href="${origin}/x.png"/>`, 'img-src'],
    [`<foreignObject width="9" height="9">${html}</foreignObject>`, 'frame-src'],
  ];
  await openInjected(page, '/icon.svg', injections.map(([markup]) => markup).join(''));
  await page.locator('g[onclick]').dispatchEvent('click');
  await expect.poll(() => violations.sort()).toEqual(injections.map(([, directive]) => directive).sort());
  expect(await isBroken(page)).toBe(false);
  expect(asked).toEqual([]);
});

test('what our own scripts could be tricked into is blocked', async ({ page, elsewhere }) => {
  const violations = await watchViolations(page);
  await openInjected(page, '/contact', `<form action="${elsewhere.origin}/"></form>`);
  expect(await page.evaluate(attemptAll, elsewhere.origin)).toEqual([]);
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).requestSubmit());
  const expected = ['connect-src', 'form-action', 'require-trusted-types-for', 'trusted-types'];
  await expect.poll(() => [...new Set(violations)].sort()).toEqual(expected);
  expect(await isBroken(page)).toBe(false);
  expect(elsewhere.asked).toEqual([]);
});

/** Runs in the page: the names of what was not refused there. */
async function attemptAll(elsewhere: string): Promise<string[]> {
  const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): void } };
  const attempts: Record<string, () => unknown> = {
    innerHTML: () => Object.assign(document.body, { innerHTML: '<img src=x onerror="broken = 1">' }),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' }),
    'script text': () => Object.assign(document.createElement('script'), { text: 'broken = 1' }),
    'script address': () => Object.assign(document.createElement('script'), { src: '/x.js' }),
    'a handler by name': () => document.body.setAttribute('onclick', 'broken = 1'),
    'a timer of text': () => Reflect.apply(setTimeout, window, ['broken = 1', 0]),
    Function: () => new Function('return 1')(),
    'a policy of its own': () => trustedTypes.createPolicy('x'),
    fetch: () => fetch(elsewhere),
  };
  const passed: string[] = [];
  // A new task, because what a test evaluates may evaluate text itself.
  await new Promise((resolve) => setTimeout(resolve));
  for (const [name, attempt] of Object.entries(attempts))
    await Promise.resolve()
      .then(attempt)
      .then(() => passed.push(name))
      .catch(() => {});
  return passed;
}

test('the site does not stand in the frame of another', async ({ page, baseURL }) => {
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${baseURL}/contact"></iframe>`);
  });
  const port = await listen(other);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://127.0.0.1:${port}/`);
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  await stop(other);
});

test('the browser gives pages the clipboard to write to, and no other power that the header names', async ({
  page,
}) => {
  const response = await page.goto('/');
  const header = (await response!.headerValue('permissions-policy'))!;
  const named = header.split(', ').map((each) => each.split('=')[0]!);
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  expect(named.filter((name) => allowed.includes(name))).toEqual(['clipboard-write']);
});

for (const path of likeliest(
  ['/contact'],
  sitePages.map((page) => page.path).filter((path) => path !== '/contact'),
))
  test(`a visit to ${path} with all that moves on it violates nothing`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // A violation is an error of the console as well.
    const errors = collectErrors(page);
    await page.goto(path);
    await registration(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const copy of await page.getByRole('button', { name: /^Copy/ }).all()) {
      await copy.click();
      await expect(toasts(page).first()).toBeVisible();
    }
    await page.pdf();
    await page.setViewportSize({ width: 390, height: 844 });
    await menuButton(page).click();
    await menuLinks(page).filter({ hasText: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    expect(errors).toEqual(path === MISSING ? [`404: ${path}`] : []);
  });
