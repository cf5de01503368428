import type { Locator, Page } from '@playwright/test';
import { NOT_FOUND_TEXT, specifiedPages } from './specification.ts';

/** Set by `npm run test:all`, which tries every width and state; `npm test` tries the likeliest to break. */
const isWhole = Boolean(process.env['ALL']);
export const likeliest = <Item>(few: Item[], others: Item[]) => (isWhole ? [...few, ...others] : few);
/** Set where the suite runs on a copy of the project that has other services, and words twice as long. */
export const hasOtherOwner = Boolean(process.env['OTHER_OWNER']);

/** An address that leads to no page. */
export const MISSING = '/no-such-page';

export const routes = specifiedPages.map(({ services = [], ...page }) => ({
  ...page,
  titles: [...page.titles, ...(hasOtherOwner ? [] : services)],
}));

export const sitePages = [
  ...routes,
  { path: MISSING, label: undefined, h1: NOT_FOUND_TEXT, titles: [], targets: /^\/$/ },
];

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
export const menuButton = (page: Page) => header(page).getByRole('button');
export const menuLinks = (page: Page) => header(page).getByRole('navigation').getByRole('link');
export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause motion' });
export const playButton = (page: Page) => page.getByRole('button', { name: 'Play motion' });

/** On narrow windows the five links stand behind a button. */
export async function showMenuLinks(page: Page) {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
}

/** Opens a page and waits for its font, for text has its places only then. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a page, and brings the controls of its drawings, which come with their script once one is near. */
export async function openWhole(page: Page, path: string) {
  await openPage(page, path);
  for (const drawing of await page.locator('[data-drawing]:has(button)').all()) {
    await drawing.scrollIntoViewIfNeeded();
    await drawing.getByRole('button').waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
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

/** Waits until what was changed has been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What a page reports as an error, without the line that a browser adds for an answer 404. */
export function collectErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) errors.push(message.text());
  });
  return errors;
}

/** What a paste gives: reading the clipboard by script is forbidden to our pages. */
export async function paste(page: Page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  return page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value);
}

/** Paths and mail addresses that the links inside lead to, in reading order; a card may lead to its place on the page. */
export const readTargets = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map(({ protocol, href, pathname }) =>
        protocol === 'mailto:' ? href : pathname,
      ),
    );
