import { expect, type Locator, type Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { hasAccent } from '../support/pixels.ts';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';
import { paste, toasts } from '../support/widgets.ts';

const { letters } = words.contact;
const services = words.services.blocks.map(({ title, questions }) => ({
  title: title.replaceAll('\u00ad', ''),
  questions,
}));
/** The turn that completes the ring. */
const CLOSED = '-90deg';

const all = (page: Page) => main(page).locator('details').filter({ hasText: letters.to });
const opened = (page: Page) => all(page).and(page.locator('[open]'));
const head = (page: Page) => main(page).locator('section').first();
const mailLink = (letter: Locator) => letter.getByRole('link', { name: letters.open });
const copyButton = (letter: Locator) => letter.getByRole('button', { name: letters.copying.name });

const listLines = (place: number) => {
  const { title, questions } = services[place]!;
  return [`${letters.to} ${company.email}`, `${letters.subject} ${title}`, ...questions];
};

test('without scripts one letter is open, each opens in place of another, and closes', async ({
  scriptless: page,
}) => {
  await page.goto(pages.contact.path);
  await expectLetter(page, 0);
  for (const place of services.keys()) {
    if (place) await all(page).nth(place).locator('summary').tap();
    await expectLetter(page, place);
  }
  await opened(page).locator('summary').tap();
  await expect(opened(page)).toHaveCount(0);
});

test('without scripts a letter pressed by pointer says so, and no letter waits any more', async ({
  scriptless: page,
}) => {
  await page.goto(pages.contact.path);
  expect(await hasAccent(head(page))).toBe(true);
  await mailLink(opened(page)).hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  expect(await hasAccent(head(page))).toBe(false);
  await all(page).last().locator('summary').click();
  expect(await hasAccent(head(page))).toBe(false);
});

test('a letter is opened and closed by keyboard', async ({ reader: page }) => {
  await page.goto(pages.contact.path);
  const summary = all(page).last().locator('summary');
  await summary.press('Enter');
  await expectLetter(page, services.length - 1);
  await summary.press('Space');
  await expect(opened(page)).toHaveCount(0);
});

test('a letter that is opened or copied, by pointer or by a key, closes the stamp of every letter', {
  tag: '@engines',
}, async ({ reader: page }) => {
  for (const use of [
    (letter: Locator) => mailLink(letter).click(),
    (letter: Locator) => mailLink(letter).press('Enter'),
    (letter: Locator) => copyButton(letter).press('Enter'),
    (letter: Locator) => copyButton(letter).press('Space'),
    (letter: Locator) => copyButton(letter).click(),
  ]) {
    await open(page);
    await expectStamp(page, 'none');
    await use(opened(page));
    await expectStamp(page, CLOSED);
  }
  await expect(toasts(page)).toHaveText(letters.copying.copiedMessage);
  expect((await paste(page)).split(/\s*\n\s*/).filter(Boolean)).toEqual(listLines(0));
  for (const letter of (await all(page).all()).slice(1)) {
    await letter.locator('summary').click();
    await expectStamp(page, CLOSED);
  }
  await page.mouse.move(0, 0);
  expect(await hasAccent(head(page))).toBe(false);
});

test('the stamp leads where the letter does, is closed at once, and a line says what to do if no mail program came', {
  tag: '@engines',
}, async ({ reader: page }) => {
  await open(page);
  const status = opened(page).getByRole('status');
  await expect(status).toBeEmpty();
  const place = await status.evaluate(measure);
  const { x, width } = (await head(page).boundingBox())!;
  const { y } = (await opened(page).getByText(listLines(0)[0]!).boundingBox())!;
  // In the corner of the sheet, level with its first line.
  await page.mouse.click(x + width - 40, y);
  await expect(status).toHaveText(letters.opened);
  expect(await status.evaluate(measure)).toEqual(place);
  // The pointer is still there.
  await expectStamp(page, CLOSED);
});

const expectStamp = (page: Page, rotate: string) =>
  expect(opened(page).locator('[data-waits]')).toHaveCSS('rotate', rotate);

/** No mail program is asked. */
async function open(page: Page) {
  await page.goto(pages.contact.path);
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('[href^="mailto:"]')) event.preventDefault();
    }),
  );
}

/** Its place on the page, however far that is scrolled. */
function measure(element: Element) {
  const { top, height } = element.getBoundingClientRect();
  return [Math.round(top + scrollY), Math.round(height)];
}

async function expectLetter(page: Page, place: number) {
  await expect(opened(page)).toHaveCount(1);
  for (const text of listLines(place))
    await expect(opened(page).getByText(text, { exact: true })).toBeVisible();
}
