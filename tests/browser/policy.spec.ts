import { expect, type Page, test } from '@playwright/test';
import { pages } from '../support/tested-site.ts';

/** Another site, by an address that is never asked: whatever reaches it is answered by the test. */
const ELSEWHERE = 'http://127.0.0.1:9';

/** Markup, and the directive that it violates. */
type Injection = [markup: string, directive: string];

const FRAME = `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${ELSEWHERE}/"/>`;
const INTO_PAGE: Injection[] = [
  ['<script>window.broken = true</script>', 'script-src-elem'],
  [`<script src="${ELSEWHERE}/x.js"></script>`, 'script-src-elem'],
  ['<svg><g onclick="window.broken = true"></g></svg>', 'script-src-attr'],
  ['<style>h1 { display: none !important }</style>', 'style-src-elem'],
  [`<link rel="stylesheet" href="${ELSEWHERE}/x.css">`, 'style-src-elem'],
  ['<p style="color: rgb(1, 2, 3)">x</p>', 'style-src-attr'],
  [`<img src="${ELSEWHERE}/x.png" alt="">`, 'img-src'],
  ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">', 'img-src'],
  [`<video src="${ELSEWHERE}/x.mp4"></video>`, 'media-src'],
  [`<iframe src="${pages.about.path}"></iframe>`, 'frame-src'],
  ['<object data="/icon.svg"></object>', 'object-src'],
  [`<base href="${ELSEWHERE}/">`, 'base-uri'],
];
const INTO_PICTURE: Injection[] = [
  ['<script>window.broken = true</script>', 'script-src-elem'],
  [`<script href="${ELSEWHERE}/x.js"/>`, 'script-src-elem'],
  ['<g onclick="window.broken = true"/>', 'script-src-attr'],
  [`<image href="${ELSEWHERE}/x.png"/>`, 'img-src'],
  [`<foreignObject width="9" height="9">${FRAME}</foreignObject>`, 'frame-src'],
];

for (const [place, path, injections] of [
  ['a page', pages.contact.path, INTO_PAGE],
  ['a picture that is opened alone', '/icon.svg', INTO_PICTURE],
] as const)
  test(`whatever is put into ${place} is blocked`, async ({ page }) => {
    const { violations, asked } = await openInjected(
      page,
      path,
      injections.map(([markup]) => markup).join(''),
    );
    await page.locator('g[onclick]').dispatchEvent('click');
    await expect.poll(() => violations.sort()).toEqual(injections.map(([, directive]) => directive).sort());
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    await expect(page.locator('h1, svg').first()).toBeVisible();
    expect(asked).toEqual([]);
  });

test('what our own scripts could be tricked into is blocked', async ({ page }) => {
  const { violations, asked } = await openInjected(
    page,
    pages.contact.path,
    `<form action="${ELSEWHERE}/"></form>`,
  );
  expect(await page.evaluate(attemptAll, ELSEWHERE)).toEqual([]);
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).requestSubmit());
  const expected = ['connect-src', 'form-action', 'require-trusted-types-for', 'trusted-types'];
  await expect.poll(() => [...new Set(violations)].sort()).toEqual(expected);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(asked).toEqual([]);
});

test('the site does not stand in the frame of another', async ({ page, baseURL }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.setContent(`<iframe src="${baseURL}${pages.contact.path}"></iframe>`);
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
});

/**
 * Opens a file of the site with markup put in before its last tag, as a hole in the site would. Gives the directives
 * that are violated from the first byte on, and what is asked of the other site.
 */
async function openInjected(page: Page, path: string, markup: string) {
  const [violations, asked]: [string[], string[]] = [[], []];
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'noteViolation')(effectiveDirective),
    ),
  );
  await page.route(`${ELSEWHERE}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/<\/\w+>\s*$/, `${markup}$&`) });
  });
  await page.goto(path);
  return { violations, asked };
}

/** Runs in the page: what was not refused there. */
async function attemptAll(elsewhere: string) {
  const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): void } };
  const attempts = [
    () => Object.assign(document.body, { innerHTML: '<img src=x onerror="broken = 1">' }),
    () => Object.assign(document.createElement('script'), { src: '/x.js' }),
    () => document.body.setAttribute('onclick', 'broken = 1'),
    () => Reflect.apply(setTimeout, window, ['broken = 1', 0]),
    () => new Function('return 1')(),
    () => trustedTypes.createPolicy('x'),
    () => fetch(elsewhere),
  ];
  // A new task, because what a test evaluates may evaluate text itself.
  await new Promise((resolve) => setTimeout(resolve));
  const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
  return attempts.filter((_, i) => results[i]!.status === 'fulfilled').map(String);
}
