import { expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { header, main, openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { closing, offer, phases } = words.methodology;

const { path } = pages.methodology;
/** The sheet has no role of its own: links lead to it by this id. */
const find = (page: Page) => page.locator('#offer');
const title = (page: Page) => find(page).getByRole('heading', { name: offer.title });

test('the blank offer has a row for each line of its words, and nothing to operate', async ({ page }) => {
  await openWithFont(page, path);
  await expect(find(page).getByRole('term')).toHaveText(offer.rows.map(({ title }) => title));
  await expect(find(page).getByRole('definition')).toHaveText(offer.rows.map(({ text }) => text));
  await expect(find(page).locator('a, button, input, select, textarea, script, [tabindex]')).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`a link to the blank offer shows its title below the header, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithFont(page, `${path}#offer`);
    const bar = (await header(page).boundingBox())!;
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    expect((await title(page).boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });

test('each row of the blank offer has room to fill in', async ({ page }) => {
  await openWithFont(page, path);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const blanks = await find(page).getByRole('definition').evaluateAll(measureBlanks);
    expect(Math.min(...blanks), `em at ${width} px`).toBeGreaterThanOrEqual(4);
  }
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

test('the longest line of the closing ends on the middle line', async ({ page }) => {
  await openWithFont(page, path);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = main(page).getByRole('heading', { name: closing.title.join(' ') });
    const overhang = await heading.evaluate(measureOverhang);
    expect(overhang, `em at ${width} px`).toBeGreaterThan(-0.1);
    // The stop itself is beyond the line.
    expect(overhang, `em at ${width} px`).toBeLessThan(0.2);
  }
});

/** The text on each sheet of paper. */
async function printSheets(page: Page) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map(strip);
}

/** A printed word may be broken with a hyphen. */
const strip = (text: string) => text.replaceAll(/[\s\u00ad-]/g, '');

/** From each last word to the edge of its row, in em, or the row's width where the blank has a line of its own. */
function measureBlanks(definitions: Element[]) {
  return definitions.map((definition) => {
    const row = definition.parentElement!.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(definition.firstChild!);
    const last = [...words.getClientRects()].at(-1)!;
    const blank = row.bottom - last.bottom > last.height ? row.width : row.right - last.right;
    return blank / Number.parseFloat(getComputedStyle(definition).fontSize);
  });
}

/** How far the longest line is beyond the middle of the window, in em. */
function measureOverhang(heading: Element) {
  const lines = document.createRange();
  lines.selectNodeContents(heading);
  const end = Math.max(...Array.from(lines.getClientRects(), ({ right }) => right));
  const middle = document.documentElement.clientWidth / 2;
  return (end - middle) / Number.parseFloat(getComputedStyle(heading).fontSize);
}
