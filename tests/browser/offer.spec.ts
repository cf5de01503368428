import { expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { company } from '../../src/content/company.ts';
import { openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { offer, phases } = words.methodology;

const { path } = pages.methodology;
const rowTexts = offer.rows.map(({ text }) => text);
/** 9 points. */
const LETTERS_PX = 12;
/** The sheet has no role of its own: links lead to it by this id. */
const find = (page: Page) => page.locator('#offer');
const printButton = (page: Page) => find(page).getByRole('button', { name: offer.print });

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the blank offer is folded to the names of its rows, one button opens them, none would do nothing', async ({
    page,
  }) => {
    await page.goto(path);
    const texts = find(page).getByRole('definition');
    await expect(texts).toHaveCount(0);
    for (const { title } of offer.rows)
      await expect(find(page).getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await find(page).getByText(offer.readAll).click();
    await expect(texts).toHaveText(rowTexts);
    await expect(printButton(page)).toBeHidden();
  });
});

test('the blank offer prints on a sheet of its own, after the phases', async ({ page }) => {
  await openWithFont(page, path);
  await expect(find(page).getByRole('definition')).toHaveText(rowTexts);
  const sheets = await printSheets(page);
  const first = sheets.findIndex((sheet) => sheet.includes(strip(offer.title)));
  const before = sheets.slice(0, first).join('');
  const from = sheets.slice(first).join('');
  for (const phase of phases) {
    expect(before).toContain(strip(phase.title));
    expect(from).not.toContain(strip(phase.lead));
  }
  for (const { title, text } of offer.rows) expect(from).toContain(strip(title + text));
  expect(from.startsWith(strip(offer.title))).toBe(true);
});

test('its button prints the offer alone, in letters of 9 points at least', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openWithFont(page, path);
  await printButton(page).click();
  await page.emulateMedia({ media: 'print' });
  expect(await find(page).evaluate(findSmallestLetters)).toBeGreaterThanOrEqual(LETTERS_PX);
  await page.emulateMedia({ media: null });
  const printed = (await printSheets(page)).join('');
  const facts = [company.name, company.street, company.uid];
  const texts = [offer.to, offer.validUntil, offer.beforeSigning, ...offer.signatures.parties, ...rowTexts];
  for (const words of [...facts, ...texts]) expect(printed).toContain(strip(words));
  for (const phase of phases) expect(printed).not.toContain(strip(phase.lead));

  expect((await printSheets(page)).join(''), 'printed again, from the menu').toContain(strip(phases[0].lead));
});

/** The text on each sheet of paper. */
async function printSheets(page: Page) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map(strip);
}

/** A printed word may be broken with a hyphen, and one that never breaks is read as any other. */
const strip = (text: string) => text.replaceAll(/[\s\u00ad\u2011-]/g, '');

/** In px. */
function findSmallestLetters(part: Element) {
  const lettered = [...part.querySelectorAll('*')].filter((element) => element.checkVisibility());
  return Math.min(...lettered.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
}
