import { expect, test } from '@playwright/test';
import type { CaseExample } from '../../src/content/words.ts';
import { main, openWithFont, sample } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

/** Sheets over the log, and beside it. */
const WIDTHS = sample([320, 390, 600, 900, 1440], [599, 768, 899, 1024, 1280, 1920, 2560]);

const example = words.services.blocks
  .map(({ example }) => example)
  .find((example): example is CaseExample => example?.kind === 'case');

test.beforeEach(async ({ page }) => {
  test.skip(!example, 'no service has one');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a case is read in order: its sheets, each with its figure, and then the log', async ({ page }) => {
  await page.goto(pages.services.path);
  const lists = main(page).getByRole('list');
  const { sheets, log } = example!;
  await expect(
    lists.filter({ hasText: `${sheets[0].name} ${sheets[0].item}` }).getByRole('listitem'),
  ).toHaveText(
    sheets.map(
      ({ name, item, price, figure, label }) =>
        `${name} ${price ? `${item}, ${price}` : item} ${figure} ${label}`,
    ),
  );
  await expect(lists.filter({ hasText: log[0]!.text }).getByRole('listitem')).toContainText(
    log.map(({ time, text }) => `${time} ${text}`),
  );
});

test('its figures fit their sheets, of one digit as of four', async ({ page }) => {
  await openWithFont(page, pages.services.path);
  const sheets = main(page).getByRole('list').filter({ hasText: example!.sheets[2].name });
  for (const figure of ['8', '000', '0000'])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await sheets.evaluate(setFigures, figure);
      expect(await sheets.evaluate(findOverflow), `${figure} at ${width} px`).toEqual([]);
    }
});

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
