import { createServer } from 'node:http';
import { test as base, expect, type Page } from '@playwright/test';
import { readSite } from '../../server/read-site.ts';
import { listen, stop } from '../support/http.ts';
import { footer, menuButton, menuLinks, sitePages } from '../support/site.ts';

const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Stands in markup for the origin of another site. */
const ELSEWHERE = 'http://elsewhere';
/** What a browser adds of its own for the missing page. */
const STATUS_LINE = 'the server responded with a status of 404';

interface Fixtures {
  /** A host that sets no headers but the type of what it sends. */
  bareOrigin: string;
  /** A site that is not ours, and how often it was asked for anything. */
  elsewhere: { origin: string; asked: string[] };
}

const test = base.extend<object, Fixtures>({
  bareOrigin: [
    async ({ browserName: _any }, use) => {
      const { publications, missing } = readSite('dist');
      const server = createServer((request, response) => {
        const found = publications.get(request.url!.replace(/\?.*/, ''));
        const { headers, plain } = found ?? missing!;
        response.writeHead(found ? 200 : 404, { 'Content-Type': headers['Content-Type'] }).end(plain);
      });
      await use(`http://localhost:${await listen(server)}`);
      await stop(server);
    },
    { scope: 'worker' },
  ],
  elsewhere: [
    async ({ browserName: _any }, use) => {
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(request.url!);
        response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
      });
      await use({ origin: `http://localhost:${await listen(server)}`, asked });
      await stop(server);
    },
    { scope: 'worker' },
  ],
});

/** What the browser reports of a page, from its first byte on: broken directives, and errors of any other kind. */
async function watch(page: Page) {
  const violations: string[] = [];
  const errors: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { reportViolation(name: string): void }).reportViolation(effectiveDirective),
    ),
  );
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes(STATUS_LINE)) errors.push(message.text());
  });
  return { violations, errors };
}

/** Puts markup at the end of a page on its way to the browser, as a hole in a page would, and changes what else is asked. */
async function inject(page: Page, markup: string, change = (html: string) => html) {
  await page.route(
    (url) => url.pathname === '/contact',
    async (route) => {
      const response = await route.fetch();
      const html = change(await response.text());
      await route.fulfill({ response, body: html.replace('</body>', `${markup}</body>`) });
    },
  );
}

const injections = [
  ['a script', '<script>window.broken = true</script>', 'script-src-elem'],
  ['a script of another site', `<script src="${ELSEWHERE}/x.js"></script>`, 'script-src-elem'],
  ['a handler', '<img src="/icon.svg" alt="" onload="window.broken = true">', 'script-src-attr'],
  ['a style', '<style>h1 { display: none !important }</style>', 'style-src-elem'],
  ['a style attribute', '<p id="styled" style="color: rgb(1, 2, 3)">x</p>', 'style-src-attr'],
  ['a stylesheet of another site', `<link rel="stylesheet" href="${ELSEWHERE}/x.css">`, 'style-src-elem'],
  ['a picture of another site', `<img src="${ELSEWHERE}/x.png" alt="">`, 'img-src'],
  ['a picture of data', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">', 'img-src'],
  ['a frame', '<iframe src="/about"></iframe>', 'frame-src'],
  ['an object', '<object data="/icon.svg"></object>', 'object-src'],
  ['a base', `<base href="${ELSEWHERE}/">`, 'base-uri'],
] as const;

const sources = [
  ['the headers alone', false, (html: string) => html.replace(POLICY_META, '')],
  ['the page alone, on a host that sets no headers', true, (html: string) => html],
] as const;

for (const [source, isBare, change] of sources)
  test.describe(`by ${source}`, () => {
    const openPage = async (page: Page, { bareOrigin, elsewhere }: Fixtures, markup = '') => {
      const reports = await watch(page);
      await inject(page, markup.replace(ELSEWHERE, elsewhere.origin), change);
      await page.goto(`${isBare ? bareOrigin : ''}/contact`);
      return reports;
    };

    test('the page is whole when nothing is put into it', async ({ page, bareOrigin, elsewhere }) => {
      const { violations, errors } = await openPage(page, { bareOrigin, elsewhere });
      await footer(page).getByRole('link', { name: /^CHE-/ }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect([violations, errors]).toEqual([[], []]);
    });

    for (const [name, markup, directive] of injections)
      test(`${name} is blocked`, async ({ page, bareOrigin, elsewhere }) => {
        const { violations } = await openPage(page, { bareOrigin, elsewhere }, markup);
        await expect.poll(() => violations).toContain(directive);
        expect([...new Set(violations)]).toEqual([directive]);
        await expectNothingDone(page);
        expect(elsewhere.asked).toEqual([]);
      });

    test('what a script of ours would be tricked into is blocked', async ({
      page,
      bareOrigin,
      elsewhere,
    }) => {
      const { violations } = await openPage(page, { bareOrigin, elsewhere });
      expect(await page.evaluate(attemptAll, elsewhere.origin)).toEqual([]);
      await expectNothingDone(page);
      await expect
        .poll(() => new Set(violations))
        .toEqual(new Set(['require-trusted-types-for', 'trusted-types', 'connect-src']));
      expect(elsewhere.asked).toEqual([]);
    });

    test('a form leads nowhere', async ({ page, bareOrigin, elsewhere }) => {
      const form = `<form action="${ELSEWHERE}/"></form>`;
      const { violations } = await openPage(page, { bareOrigin, elsewhere }, form);
      await page.locator('form').evaluate((element) => (element as HTMLFormElement).requestSubmit());
      await expect.poll(() => violations).toEqual(['form-action']);
      expect(elsewhere.asked).toEqual([]);
    });
  });

/** No injected code has run, no style applies, no frame has come, and links still lead where they did. */
async function expectNothingDone(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const state = await page.evaluate(() => ({
    isBroken: 'broken' in window,
    styled: [...document.querySelectorAll('#styled')].map((element) => getComputedStyle(element).color),
    base: new URL(document.baseURI).pathname,
  }));
  expect(state.isBroken).toBe(false);
  expect(state.base).toBe('/contact');
  expect(state.styled).not.toContain('rgb(1, 2, 3)');
  expect(page.frames().filter((frame) => frame.url().includes('/about'))).toEqual([]);
}

/** Runs in the page: the names of what was not refused there. */
async function attemptAll(elsewhere: string): Promise<string[]> {
  const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): void } };
  const attempts: Record<string, () => unknown> = {
    innerHTML: () => Object.assign(document.body, { innerHTML: '<img src=x onerror="broken = 1">' }),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    'document.write': () => document.write('<b>x</b>'),
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
  // In a turn of its own, because what a test evaluates may evaluate text itself.
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

test('a browser gives the pages the clipboard to write to, and no other power that it knows', async ({
  page,
}) => {
  const response = await page.goto('/');
  const names = (await response!.headerValue('permissions-policy'))!
    .split(', ')
    .map((each) => each.split('=')[0]!);
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  expect(names.filter((name) => allowed.includes(name))).toEqual(['clipboard-write']);
  const powers = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'fullscreen', 'clipboard-read'];
  expect(powers.filter((name) => allowed.includes(name))).toEqual([]);
});

test.describe('a visit to every page, with all that moves on it', () => {
  for (const { path } of sitePages)
    test(`breaks no rule on ${path}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { violations, errors } = await watch(page);
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await footer(page).getByRole('link', { name: /^CHE-/ }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.keyboard.press('Escape');
      for (const copy of await page.getByRole('button', { name: /^Copy/ }).all()) {
        await copy.click();
        await expect(
          page
            .getByRole('listitem')
            .filter({ hasText: /copied/ })
            .first(),
        ).toBeVisible();
      }
      for (const pause of (await page.getByRole('button', { name: 'Pause motion' }).all()).slice(0, 1)) {
        await pause.click();
        await expect(page.getByRole('button', { name: 'Play motion' }).first()).toBeVisible();
      }
      await page.emulateMedia({ media: 'print' });
      await page.pdf();
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 390, height: 844 });
      await menuButton(page).click();
      await expect(menuLinks(page).first()).toBeVisible();
      await menuLinks(page).filter({ hasText: 'Services' }).click();
      await expect(page).toHaveURL(/\/services$/);
      const missing = path === '/no-such-page' ? [`404: ${path}`] : [];
      expect([violations, errors]).toEqual([[], missing]);
    });

  test('breaks none when a screen fails either', async ({ page }) => {
    const { violations } = await watch(page);
    await page.goto('/contact');
    await page.evaluate(() => {
      const { toLowerCase } = String.prototype;
      String.prototype.toLowerCase = function () {
        if (String(this) === 'Email address') throw new Error('Broken on purpose');
        return toLowerCase.call(this);
      };
    });
    await footer(page).getByRole('link', { name: /^CHE-/ }).hover();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(violations).toEqual([]);
  });
});
