import { expect, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { company } from '../../src/content/company.ts';
import { header, main, openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const { phases, offer } = words.methodology;
const { example, blank } = offer;

const { path } = pages.methodology;
const rowTexts = blank.rows.map(({ text }) => text);
/** 9 points. */
const LETTERS_PX = 12;
/** It has no role of its own: links lead to it by this id. */
const SHEET = 'blank-offer';
const find = (page: Page) => page.locator(`#${SHEET}`);
const firstRow = (page: Page) => find(page).getByText(rowTexts[0]!);
const printButton = (page: Page) => find(page).getByRole('button', { name: blank.print });
const fold = (page: Page) => main(page).locator('summary', { hasText: blank.title });

test('without scripts the blank offer is folded, a tap on its title opens it, and no button would do nothing', async ({
  scriptless: page,
}) => {
  await page.goto(path);
  await expect(firstRow(page)).toBeHidden();
  await fold(page).click();
  await expect(find(page).getByRole('definition')).toHaveText(rowTexts);
  await expect(printButton(page)).toBeHidden();
});

test('the example shows its figures with their formulas', async ({ reader: page }) => {
  test.skip(!example, 'An agent would not pay.');
  await page.goto(path);
  await expect(main(page).getByRole('heading', { name: example!.task, level: 3 })).toBeVisible();
  for (const { value, note } of example!.figures) {
    const figure = main(page).getByRole('listitem').filter({ hasText: note });
    await expect(figure).toHaveText(`${value} ${note}`);
  }
});

test('a link to the blank offer, from elsewhere or on the page, opens it below the header', async ({
  reader: page,
}) => {
  for (const leave of [
    () => page.goto(`${path}#${SHEET}`),
    () => page.evaluate((id) => location.assign(`#${id}`), SHEET),
    () => page.evaluate(followLink, SHEET),
  ]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(firstRow(page)).toBeHidden();
    await leave();
    await expect(firstRow(page)).toBeInViewport();
    const bottom = await header(page).evaluate((header) => header.getBoundingClientRect().bottom);
    await expect
      .poll(() => fold(page).evaluate((summary) => summary.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bottom);
  }
});

test('a folded part is open while the page is printed, and closed again', async ({ reader: page }) => {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(firstRow(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(firstRow(page)).toBeHidden();
});

test('the page prints with the example, and the blank offer on a sheet of its own', async ({
  reader: page,
}) => {
  await openWithFont(page, path);
  const sheets = await printSheets(page);
  const first = sheets.findIndex((sheet) => sheet.includes(strip(blank.to)));
  const before = sheets.slice(0, first).join('');
  const from = sheets.slice(first).join('');
  for (const { title, lead, stop } of phases) {
    for (const text of [title, stop.action, stop.text]) expect(before).toContain(strip(text));
    expect(from).not.toContain(strip(lead));
  }
  for (const { note } of example?.figures ?? []) expect(before).toContain(strip(note));
  for (const { title, text } of blank.rows) expect(from).toContain(strip(title + text));
  expect(from.startsWith(strip(blank.title))).toBe(true);
});

test('its button prints the blank offer alone, in letters of 9 points at least', async ({ reader: page }) => {
  await openWithFont(page, `${path}#${SHEET}`);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await printButton(page).click();
  await page.emulateMedia({ media: 'print' });
  expect(await find(page).evaluate(findSmallestLetters)).toBeGreaterThanOrEqual(LETTERS_PX);
  await page.emulateMedia({ media: null });
  const printed = (await printSheets(page)).join('');
  const facts = [company.name, company.street, company.uid];
  const texts = [blank.to, blank.validUntil, blank.beforeSigning, ...blank.signatures.parties, ...rowTexts];
  for (const words of [...facts, ...texts]) expect(printed).toContain(strip(words));
  for (const phase of phases) expect(printed).not.toContain(strip(phase.lead));
  expect(printed).not.toContain(strip(offer.lead));

  expect((await printSheets(page)).join(''), 'printed again, from the menu').toContain(strip(phases[0].lead));
});

function followLink(id: string) {
  const link = document.querySelector('main')!.appendChild(document.createElement('a'));
  link.href = `#${id}`;
  link.click();
}

/** The text on each sheet of paper. */
async function printSheets(page: Page) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map(strip);
}

/** A printed word may be broken with a hyphen, and one that never breaks is read as any other. */
const strip = (text: string) => text.replaceAll(/[\s\u00ad\u2011\u2060-]/g, '');

/** In px. */
function findSmallestLetters(part: Element) {
  const lettered = [...part.querySelectorAll('*')].filter((element) => element.checkVisibility());
  return Math.min(...lettered.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
}
