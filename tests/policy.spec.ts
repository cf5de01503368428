import { expect, expectDrawings, pages, paths, registration, test } from './site.ts';

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
test('policy blocks injected markup', async ({ page, errors }) => {
  // The page's policy and the header's both report.
  const violations = new Set<string>();
  await page.exposeFunction('noteViolation', (directive: string) => void violations.add(directive));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'noteViolation')(effectiveDirective),
    ),
  );
  await page.route(`${ELSEWHERE}/**`, () => void violations.add('asked elsewhere'));
  await page.route(`**${pages.contact.path}`, async (route) => {
    const response = await route.fetch();
    const markup = INJECTIONS.map(([, each]) => each).join('');
    await route.fulfill({ response, body: (await response.text()).replace(/<\/\w+>\s*$/, `${markup}$&`) });
  });
  await page.goto(pages.contact.path, { waitUntil: 'domcontentloaded' });
  await page.locator('g[onclick]').dispatchEvent('click');
  await expect.poll(() => [...violations].sort()).toEqual(INJECTIONS.map(([directive]) => directive).sort());
  expect(await page.evaluate(() => 'broken' in window || document.baseURI !== location.href)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is refused is an error of the console.
  errors.length = 0;
});

test('policy has no exception', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get(pages.home.path)).headers();
  expect(policy).not.toMatch(/unsafe|:|\*/);
  for (const directive of ['form-action', 'frame-ancestors', 'trusted-types'])
    expect.soft(policy).toContain(`${directive} 'none'`);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('visit stores nothing and asks no other host', async ({ page, context, baseURL }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const path of paths) {
    await page.goto(path);
    for (const drawing of await page.locator('[data-drawing]').all()) await drawing.scrollIntoViewIfNeeded();
    await expectDrawings(page);
  }
  await registration(page).focus();
  await page.locator('#widgets > *').first().waitFor({ state: 'attached' });
  expect.soft(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect.soft(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
});
