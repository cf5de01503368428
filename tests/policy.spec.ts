import type { Page } from '@playwright/test';
import { expect, pages, test } from './site.ts';

/** Another site, by an address that is never asked: whatever reaches it is answered by the test. */
const ELSEWHERE = 'http://127.0.0.1:9';
/** By the directive that it violates. */
const INJECTIONS = [
  ['script-src-elem', '<script>window.broken = true</script>'],
  ['script-src-attr', '<svg><g onclick="window.broken = true"></g></svg>'],
  ['style-src-elem', '<style>h1 { display: none !important }</style>'],
  ['style-src-attr', '<p style="color: rgb(1, 2, 3)">x</p>'],
  ['img-src', `<img src="${ELSEWHERE}/x.png" alt="">`],
  ['frame-src', `<iframe src="${pages.home.path}"></iframe>`],
  ['object-src', '<object data="/icon.svg"></object>'],
  ['base-uri', `<base href="${ELSEWHERE}/">`],
];
// What is refused is an error of the console.
test.afterEach(({ errors }) => void errors.splice(0));

test('policy blocks injected markup', async ({ page }) => {
  const violations = await openInjected(
    page,
    pages.contact.path,
    INJECTIONS.map(([, markup]) => markup).join(''),
  );
  await page.locator('g[onclick]').dispatchEvent('click');
  await expect.poll(() => violations.sort()).toEqual(INJECTIONS.map(([directive]) => directive).sort());
  expect(await page.evaluate(() => 'broken' in window || document.baseURI !== location.href)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return violations;
}
