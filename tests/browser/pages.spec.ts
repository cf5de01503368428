import { expect, type Page, test } from '@playwright/test';
import { readBuildDate } from '../../src/build/outputs/build-date.ts';
import { company } from '../../src/content/company.ts';
import { LONGEST_TITLE } from '../../src/content/pages.ts';
import {
  collectErrors,
  footer,
  header,
  likeliest,
  MISSING,
  main,
  menuLinks,
  readTargets,
  routes,
  showMenuLinks,
  sitePages,
} from '../support/site.ts';

const FIVE_LINKS = routes.map(({ path }) => path);

for (const [scripts, width] of likeliest<['on' | 'off', number]>(
  [
    ['on', 1280],
    ['off', 390],
  ],
  [
    ['on', 390],
    ['off', 1280],
  ],
))
  test.describe(`scripts ${scripts}, ${width} px`, { tag: scripts === 'on' ? '@engines' : [] }, () => {
    test.use({ javaScriptEnabled: scripts === 'on', viewport: { width, height: 844 } });

    for (const { path, label, h1, titles, targets } of sitePages)
      test(`${path} is whole: title, headings, landmarks, links, facts, pictures`, async ({ page }) => {
        const errors = collectErrors(page);
        const answer = await page.goto(path);
        expect(answer!.status()).toBe(path === MISSING ? 404 : 200);
        await expectSkipLink(page);
        await expectTitle(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1, name: h1, exact: true })).toBeVisible();
        for (const name of titles)
          await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
        expect((await readTargets(main(page))).join(' ')).toMatch(targets);
        await showMenuLinks(page);
        await expectLandmarks(page);
        await expectNavigation(page, label);
        // Without scripts it is the year of the build's date.
        await expectFacts(page, scripts === 'on' ? new Date() : readBuildDate());
        expect(await countPictures(page)).toBe(await page.locator('[data-drawing]').count());
        // The missing page alone has something to report, and so proves that reports are heard.
        expect(errors).toEqual(path === MISSING && scripts === 'on' ? [expect.stringContaining(path)] : []);
      });
  });

/** With the company's name, where the two are not too long together for search engines. */
async function expectTitle(page: Page) {
  const title = await page.title();
  if (!title.includes(company.name))
    expect(`${title} | ${company.name}`.length).toBeGreaterThan(LONGEST_TITLE);
}

async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function expectLandmarks(page: Page) {
  for (const landmark of [header(page), main(page), footer(page)]) await expect(landmark).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(2);
  for (const name of ['Main', 'Quick links'])
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
}

async function expectNavigation(page: Page, current?: string) {
  await expect(header(page).getByRole('link', { name: company.name, exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(menuLinks(page)).toHaveText(routes.map(({ label }) => label));
  expect(await readTargets(header(page).getByRole('navigation'))).toEqual(FIVE_LINKS);
  expect(await readTargets(footer(page).getByRole('navigation'))).toEqual(FIVE_LINKS);
  await expect(page.locator('[aria-current]')).toHaveText(current ? [current] : []);
  if (current) await expect(page.locator('[aria-current]')).toHaveAttribute('aria-current', 'page');
}

async function expectFacts(page: Page, date: Date) {
  const { tagline, name, street, postcode, town, email, uid } = company;
  for (const fact of [tagline, name, street, `${postcode} ${town}`, email, uid])
    await expect(footer(page).getByText(fact, { exact: true })).toBeVisible();
  await expect(footer(page).getByText(/^©/)).toHaveText(`© ${date.getUTCFullYear()} ${name}`);
  expect(await readTargets(footer(page))).toContain(`mailto:${email}`);
}

/** Drawings of which something is seen: the first picture, or the canvas that has taken over. */
const countPictures = (page: Page) =>
  page.locator('[data-drawn], [data-drawing]:not([data-drawn]) > svg:visible').count();
