import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import {
  footer,
  header,
  main,
  menuLinks,
  readTargets,
  routes,
  showMenuLinks,
  sitePages,
} from '../support/site.ts';

const FIVE_LINKS = routes.map(({ path }) => path);

for (const javaScriptEnabled of [true, false])
  for (const width of [390, 1280])
    test.describe(`${width} px wide, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

      test('every page has its own title and one h1, and its headings leave no level out', async ({
        page,
      }) => {
        const titles = new Set<string>();
        for (const { path, h1 } of sitePages) {
          await page.goto(path);
          titles.add(await page.title());
          expect(await page.title(), path).toContain(company.name);
          const h1s = page.getByRole('heading', { level: 1 });
          await expect(h1s, path).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1, name: h1, exact: true }), path).toBeVisible();
          expect(await findLevelGaps(page), path).toEqual([]);
        }
        expect(titles.size).toBe(sitePages.length);
      });

      test('every page has its landmarks, each once, and two navigations with names of their own', async ({
        page,
      }) => {
        for (const { path } of sitePages) {
          await page.goto(path);
          await showMenuLinks(page);
          await expect(header(page), path).toHaveCount(1);
          await expect(main(page), path).toHaveCount(1);
          await expect(footer(page), path).toHaveCount(1);
          await expect(page.getByRole('navigation'), path).toHaveCount(2);
          for (const name of ['Main', 'Quick links'])
            await expect(page.getByRole('navigation', { name, exact: true }), path).toHaveCount(1);
        }
      });

      test('every page shows the titles that the specification fixes', async ({ page }) => {
        for (const { path, titles } of sitePages) {
          await page.goto(path);
          for (const name of titles)
            await expect(main(page).getByRole('heading', { name, exact: true }), path).toBeVisible();
        }
      });

      test('the links of every page lead where the specification says', async ({ page }) => {
        for (const { path, targets } of sitePages) {
          await page.goto(path);
          await showMenuLinks(page);
          expect(await readTargets(main(page)), path).toEqual(targets);
          expect(await readTargets(header(page).getByRole('navigation')), path).toEqual(FIVE_LINKS);
          expect(await readTargets(footer(page).getByRole('navigation')), path).toEqual(FIVE_LINKS);
          expect(await readTargets(footer(page)), path).toContain(`mailto:${company.email}`);
        }
      });

      test('the five links are named as their pages, and the current one alone is marked', async ({
        page,
      }) => {
        for (const { path, label } of sitePages) {
          await page.goto(path);
          await showMenuLinks(page);
          await expect(menuLinks(page), path).toHaveText(routes.map((route) => route.label!));
          const marked = page.locator('[aria-current]');
          await expect(marked, path).toHaveText(label ? [label] : []);
          if (label) await expect(marked, path).toHaveAttribute('aria-current', 'page');
        }
      });

      test('the footer of every page states who speaks', async ({ page }) => {
        const { tagline, name, street, postcode, town, email, uid } = company;
        for (const { path } of sitePages) {
          await page.goto(path);
          for (const fact of [tagline, street, `${postcode} ${town}`, email, uid])
            await expect(footer(page).getByText(fact, { exact: true }), path).toBeVisible();
          await expect(footer(page).getByText(name, { exact: true }), path).toBeVisible();
          await expect(footer(page).getByText(/^©/), path).toHaveText(new RegExp(`^© 20\\d\\d ${name}$`));
        }
      });

      test('the skip link is the first stop and leads to the content', async ({ page }) => {
        for (const { path } of sitePages) {
          await page.goto(path);
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: /^Skip/ });
          await expect(skip, path).toBeFocused();
          await expect(skip, path).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await expect(main(page), path).toBeFocused();
        }
      });
    });

test('every link of the site leads to a page or a place that exists', async ({ page, request, baseURL }) => {
  const links = new Set<string>();
  const places = new Map<string, string[]>();
  for (const { path } of sitePages) {
    await page.goto(path);
    places.set(
      new URL(path, baseURL).href,
      await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)),
    );
    for (const href of await page
      .locator('a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      if (!href.startsWith('mailto:')) links.add(href);
  }
  for (const link of links) {
    const [address, fragment] = link.split('#') as [string, string?];
    expect((await request.get(address)).status(), link).toBe(address.endsWith('/no-such-page') ? 404 : 200);
    if (fragment) expect(places.get(address), link).toContain(fragment);
  }
});

test('no page reports an error; the missing page only its own', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(errors, path).toEqual([]);
  }
  await page.goto('/no-such-page', { waitUntil: 'networkidle' });
  // The browser itself reports the status, the page the path.
  expect(errors.filter((text) => !text.includes('the server responded with a status of 404'))).toEqual([
    expect.stringContaining('/no-such-page'),
  ]);
});

/** Headings that stand more than one level below the one before them. */
const findLevelGaps = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) => {
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    return headings
      .map(({ textContent }) => textContent)
      .filter((_, i) => levels[i]! > (levels[i - 1] ?? 0) + 1);
  });
