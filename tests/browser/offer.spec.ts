import { expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { company } from '../../src/content/company.ts';
import { header, openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { offer, phases } = words.methodology;

const { path } = pages.methodology;
/** 9 points. */
const LETTERS_PX = 12;
/** The sheet has no role of its own: links lead to it by this id. */
const find = (page: Page) => page.locator('#offer');
const printButton = (page: Page) => find(page).getByRole('button', { name: offer.print });
const title = (page: Page) => find(page).getByRole('heading', { name: offer.title });

test('the blank offer has a row for each line of its words, and one button', async ({ page }) => {
  await openWithFont(page, path);
  await expect(find(page).getByRole('term')).toHaveText(offer.rows.map(({ title }) => title));
  await expect(find(page).getByRole('definition')).toHaveText(offer.rows.map(({ text }) => text));
  await expect(find(page).locator('a, button, input, select, textarea, script, [tabindex]')).toHaveCount(1);
  await expect(printButton(page)).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the button that prints the offer is not shown where it would do nothing', async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(printButton(page)).toBeHidden();
  });
});

for (const width of [390, 1440])
  test(`a link to the blank offer shows its title below the header, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithFont(page, `${path}#offer`);
    const bar = (await header(page).boundingBox())!;
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    expect((await title(page).boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the sheet is folded to the names of its rows, and one button opens them', async ({ page }) => {
    await page.goto(path);
    const texts = find(page).getByRole('definition');
    await expect(texts).toHaveCount(0);
    for (const { title } of offer.rows)
      await expect(find(page).getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await find(page).getByText(offer.readAll).click();
    await expect(texts).toHaveText(offer.rows.map(({ text }) => text));
  });
});

test('the blank offer prints on a sheet of its own, after the phases', async ({ page }) => {
  await openWithFont(page, path);
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
  expect(from).toContain(strip(offer.beforeSigning));
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
  for (const { title, text } of offer.rows) expect(printed).toContain(strip(title + text));
  for (const words of [offer.to, offer.validUntil, offer.beforeSigning, ...offer.signatures.parties])
    expect(printed).toContain(strip(words));
  for (const fact of [company.name, company.street, company.uid]) expect(printed).toContain(strip(fact));
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
