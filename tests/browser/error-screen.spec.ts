import { expect, type Page, test } from '@playwright/test';
import { openNotingHydration, registration } from '../support/hydration.ts';
import { collectErrors, footer, main, menuButton, menuLinks } from '../support/site.ts';
import { navigation, pages, words } from '../support/tested-site.ts';

const { unexpectedError } = words.labels;
const { notFound } = words;

const { title: TITLE, reload } = unexpectedError;

for (const [part, broken, footers] of [
  ['a screen', 'contact.head', 1],
  ['the footer', 'labels.tagline', 0],
] as const)
  test(`where ${part} fails, a page below the header says so, and the menu works`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await breakWords(page, broken);
    await openNotingHydration(page, pages.contact.path);
    await registration(page).hover();
    await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(TITLE);
    expect(errors.splice(0).join()).toContain('Broken on purpose');
    await expect(footer(page)).toHaveCount(footers);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(navigation.length);
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
    await expect(main(page).getByRole('link', { name: reload, exact: true })).toHaveAttribute('href', '');
    await main(page).getByRole('link', { name: notFound.action.label, exact: true }).click();
    await page.waitForURL((url) => url.pathname === pages.home.path);
    await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
  });

/** Whatever renders these words in the browser fails. */
const breakWords = (page: Page, words: string) =>
  page.route(/\/words\.[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        import { writeWords as write } from '${route.request().url()}?whole';
        const fail = () => { throw new Error('Broken on purpose'); };
        export function writeWords(company) {
          const words = write(company);
          const [group, name] = '${words}'.split('.');
          return { ...words, [group]: Object.defineProperty({ ...words[group] }, name, { get: fail }) };
        }`,
    }),
  );
