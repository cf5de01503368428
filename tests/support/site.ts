import type { Page } from '@playwright/test';
import { listedPages, words } from './tested-site.ts';

const { motion } = words.labels;

/** What most likely breaks, for `npm test`; with `npm run test:all`, which tries all, the others too. */
export const sample = <Item>(few: Item[], others: Item[]) =>
  process.env['ALL'] ? [...new Set([...few, ...others])] : few;

/** An address that leads to no page. */
export const MISSING = '/no-such-page';

/** Whatever a visitor may see: the pages of the registry, and the missing one. */
export const sitePaths = [...listedPages.map(({ path }) => path), MISSING];

export const isPageScript = (url: URL) => /\/page\.[\w-]+\.js$/.test(url.pathname);

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
export const menuButton = (page: Page) => header(page).getByRole('button');
export const menuLinks = (page: Page) =>
  header(page).getByRole('navigation').getByRole('list').first().getByRole('link');
export const pauseButton = (page: Page) => page.getByRole('button', { name: motion.pause });
export const playButton = (page: Page) => page.getByRole('button', { name: motion.play });

/** The clock of the pages to come stands still until the test moves it. */
export async function freezeClock(page: Page) {
  const start = new Date('2030-01-01T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

/** Text has its places only once the font has come. */
export async function openWithFont(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** With the controls of its drawings, too, which come with their script once one is near. */
export async function openWithDrawings(page: Page, path: string) {
  await openWithFont(page, path);
  for (const drawing of await page.locator('[data-drawing]').all()) {
    await drawing.scrollIntoViewIfNeeded();
    await drawing.and(page.locator('[data-playable]')).waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

export async function openAt(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: 900 });
  await openWithDrawings(page, path);
}

/** A sheet of the document itself is obeyed under any content security policy. */
export const addRules = (page: Page, rules: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Takes away what `addRules` has added. */
export const removeRules = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** Holds what the page asks for back, until the function that it gives is called. */
export async function holdBack(page: Page, urls: Parameters<Page['route']>[0]) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(urls, (route) => held.then(() => route.continue()));
  return release;
}

/** Waits until what was changed has been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What a page reports as an error, or a browser warns of, such as a header that it does not know; without the line that a browser adds for an answer 404. */
export function collectErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 404'))
      errors.push(message.text());
  });
  return errors;
}
