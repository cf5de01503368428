import type { Page } from '@playwright/test';
import { expect, pages, test } from './site.ts';

/** Another site, by an address that is never asked: whatever reaches it is answered by the test. */
const ELSEWHERE = 'http://127.0.0.1:9';
const FRAME = `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${ELSEWHERE}/"/>`;
/** By the directive that it violates. */
const INTO_PAGE = [
  ['script-src-elem', '<script>window.broken = true</script>'],
  ['script-src-attr', '<svg><g onclick="window.broken = true"></g></svg>'],
  ['style-src-elem', '<style>h1 { display: none !important }</style>'],
  ['style-src-attr', '<p style="color: rgb(1, 2, 3)">x</p>'],
  ['img-src', `<img src="${ELSEWHERE}/x.png" alt="">`],
  ['frame-src', `<iframe src="${pages.home.path}"></iframe>`],
  ['object-src', '<object data="/icon.svg"></object>'],
  ['base-uri', `<base href="${ELSEWHERE}/">`],
];
const INTO_PICTURE = [
  ['script-src-elem', '<script>window.broken = true</script>'],
  ['script-src-attr', '<g onclick="window.broken = true"/>'],
  ['img-src', `<image href="${ELSEWHERE}/x.png"/>`],
  ['frame-src', `<foreignObject width="9" height="9">${FRAME}</foreignObject>`],
];

// What is refused is an error of the console.
test.afterEach(({ errors }) => void errors.splice(0));

for (const [place, path, injections] of [
  ['a page', pages.contact.path, INTO_PAGE],
  ['a picture opened alone', '/icon.svg', INTO_PICTURE],
] as const)
  test(`policy blocks markup injected into ${place}`, async ({ page }) => {
    const violations = await openInjected(page, path, injections.map(([, markup]) => markup).join(''));
    await page.locator('g[onclick]').dispatchEvent('click');
    await expect.poll(() => violations.sort()).toEqual(injections.map(([directive]) => directive).sort());
    expect(await page.evaluate(() => 'broken' in window || document.baseURI !== location.href)).toBe(false);
    await expect(page.locator('h1, svg').first()).toBeVisible();
  });

test('policy blocks what scripts of our own could be tricked into', async ({ page }) => {
  const violations = await openInjected(page, pages.contact.path, `<form action="${ELSEWHERE}/"></form>`);
  expect(await page.evaluate(attemptAll, ELSEWHERE)).toEqual([]);
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).requestSubmit());
  const expected = ['connect-src', 'form-action', 'require-trusted-types-for', 'trusted-types'];
  await expect.poll(() => [...new Set(violations)].sort()).toEqual(expected);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('no other site can frame a page', async ({ page, baseURL }) => {
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('frame-ancestors'),
    timeout: 5_000,
  });
  await page.setContent(`<iframe src="${baseURL}${pages.contact.path}"></iframe>`);
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
});

/** Opens a file with markup put in before its last tag; gives the directives that are violated from the first byte on. */
async function openInjected(page: Page, path: string, markup: string) {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'noteViolation')(effectiveDirective),
    ),
  );
  await page.route(`${ELSEWHERE}/**`, () => violations.push('asked elsewhere'));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<\/\w+>\s*$/, `${markup}$&`) });
  });
  await page.goto(path);
  return violations;
}

/** Runs in the page: what was not refused there. */
async function attemptAll(elsewhere: string) {
  const attempts = [
    () => Object.assign(document.body, { innerHTML: '<img src=x onerror="broken = 1">' }),
    () => Object.assign(document.createElement('script'), { src: '/x.js' }),
    () => document.body.setAttribute('onclick', 'broken = 1'),
    () => Reflect.apply(setTimeout, window, ['broken = 1', 0]),
    () => new Function('return 1')(),
    () => Reflect.get(window, 'trustedTypes').createPolicy('x'),
    () => fetch(elsewhere),
  ];
  // A new task, because what a test evaluates may evaluate text itself.
  await new Promise((resolve) => setTimeout(resolve));
  const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
  return attempts.filter((_, i) => results[i]!.status === 'fulfilled').map(String);
}
