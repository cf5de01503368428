import { test as base, expect, type Page } from '@playwright/test';
import { company } from '../src/content/company.ts';
import { allLanguages, published } from '../src/content/languages.ts';
import { createSite } from '../src/site/create-site.ts';

/** The site in the first language, and in all of them: those that are published, or that languages.astro.ts has built. */
const tested = process.env['ALL_LANGUAGES'] ? allLanguages : published;
export const sites = tested.map((language) => createSite(company, language, tested));
export const { pages, listedPages, words } = sites[0]!;
/** An address that leads to no page. */
export const MISSING = '/no-such-page';
export const paths = sites.flatMap(({ listedPages, prefix }) => [
  ...listedPages.map(({ path }) => path),
  prefix + MISSING,
]);
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** Every test fails on what a page reports as an error, unless the test takes it out of `errors`. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        // Pages have no dot in their address, and files have.
        const isMissingPage = /status of 404/.test(message.text()) && !/\.\w+$/.test(message.location().url);
        const isReport = isMissingPage || message.text().endsWith(MISSING);
        if (['error', 'warning'].includes(message.type()) && !isReport) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
export const menuButton = (page: Page) => header(page).getByRole('button');
export const menuLinks = (page: Page) => header(page).getByRole('navigation').locator('li a:not([hreflang])');
export const tooltip = (page: Page) => page.getByRole('tooltip');
export const toasts = (page: Page) => page.getByRole('listitem').and(page.locator('[data-state=open]'));
/** A link with a tooltip on every page. */
export const registration = (page: Page) => footer(page).getByRole('link', { name: /^CHE-/ });
/** The first one of the page. */
export const copyButton = (page: Page) => main(page).locator('[data-copy]').first();
/** What the visitor sees of the email drafts, one for each service, one for a question and one for a call. */
export const draft = (page: Page) => main(page).locator('.draft__email').filter({ visible: true });
export const drafts = [...words.services.list.map(({ id }) => id), 'question', 'call'];

/** Waits for the script that drawings in the window load: leaving the page sooner would make it fail. */
export async function expectDrawings(page: Page) {
  if (await page.locator('[data-drawing]').count())
    await expect(page.locator('html')).toHaveAttribute('data-playable');
}

/** The clock of the pages to come stands still until the test moves it. */
export async function freezeClock(page: Page) {
  await page.clock.install({ time: '2030-01-01T12:00:00Z' });
  await page.clock.pauseAt('2030-01-01T12:00:01Z');
}
