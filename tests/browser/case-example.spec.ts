import { expect, type Locator, type Page, test } from '@playwright/test';
import type { CaseExample } from '../../src/content/words.ts';
import { measureContrast, readLuminances } from '../support/pixels.ts';
import { listLines } from '../support/places.ts';
import { addRules, main, openWithFont, sample } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

/** Sheets over the log, and beside it. */
const WIDTHS = sample([320, 390, 600, 900, 1440], [599, 768, 899, 1024, 1280, 1920, 2560]);
/** Of a sign to its ground: https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
const MIN_CONTRAST = 3;
/** Beside the first line of a text, where its sign stands. */
const SIGN_HEIGHT_PX = 24;

const example = words.services.blocks
  .map(({ example }) => example)
  .find((example): example is CaseExample => example?.kind === 'case');

test.beforeEach(async ({ page }) => {
  test.skip(!example, 'no service has one');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithFont(page, pages.services.path);
});

test('a case is read in order: its sheets, each with its figure, and then the log', async ({ page }) => {
  const { sheets, log } = findLists(page);
  const expected = example!.sheets.map(
    ({ name, item, price, figure, label }) =>
      `${name} ${price ? `${item}, ${price}` : item} ${figure} ${label}`,
  );
  await expect(sheets.getByRole('listitem')).toHaveText(expected);
  await expect(log.getByRole('listitem')).toHaveText(example!.log.map(({ time, text }) => `${time} ${text}`));
});

test('its figures fit their sheets, of one digit as of four, and no line is drawn through a word', async ({
  page,
}) => {
  const { sheets, log } = findLists(page);
  for (const figure of ['8', '0000'])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await sheets.evaluate(setFigures, figure);
      expect(await sheets.evaluate(findOverflow), `${figure} at ${width} px`).toEqual([]);
    }

  await addRules(page, 'header { display: none } li *, li { -webkit-text-fill-color: transparent }');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { picture, x, y } = await takePicture(log);
    for (const { text, left, right, top, bottom } of await listLines(log)) {
      const box = { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
      expect(measureContrast(picture, box), `${text} at ${width} px`).toBe(1);
    }
  }
});

test('who acts is drawn beside each line of the log, in every colour', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await addRules(page, 'header { display: none } li *, li { -webkit-text-fill-color: transparent }');
  const { log } = findLists(page);
  const { picture, x, y } = await takePicture(log);
  for (const { time, text } of example!.log) {
    const [before] = await listLines(log.getByText(time, { exact: true }).first());
    const [words] = await listLines(log.getByText(text, { exact: true }));
    const top = words!.top - y;
    const box = { left: before!.right - x, right: words!.left - x, top, bottom: top + SIGN_HEIGHT_PX };
    expect(measureContrast(picture, box), text).toBeGreaterThan(MIN_CONTRAST);
  }
});

function findLists(page: Page) {
  const lists = main(page).getByRole('list');
  return {
    sheets: lists.filter({ hasText: `${example!.sheets[0].name} ${example!.sheets[0].item}` }),
    log: lists.filter({ hasText: example!.log[0]!.text }),
  };
}

async function takePicture(list: Locator) {
  const picture = await readLuminances(await list.screenshot());
  const { x, y } = await list.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left, y: top + scrollY };
  });
  return { picture, x, y };
}

/** As the build writes them, with the number of their digits. */
function setFigures(list: Element, figure: string) {
  list.setAttribute('data-digits', String(figure.length));
  for (const element of list.querySelectorAll('strong')) element.textContent = figure;
}

/** The texts that are wider than the sheet without its padding. */
function findOverflow(list: Element) {
  return [...list.children].flatMap((sheet) => {
    const { paddingRight } = getComputedStyle(sheet);
    const end = sheet.getBoundingClientRect().right - Number.parseFloat(paddingRight) / 2;
    return [...sheet.children]
      .filter((text) => text.getBoundingClientRect().right > end)
      .map((text) => text.textContent);
  });
}
