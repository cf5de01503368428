import { expect, test } from '@playwright/test';
import type { CaseExample } from '../../src/content/words.ts';
import { expectHydrated, openNotingHydration, registration } from '../support/hydration.ts';
import { main, openWithFont, sample } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

/** Sheets over the log, and beside it. */
const WIDTHS = sample([320, 390, 600, 900, 1440], [599, 768, 899, 1024, 1280, 1920, 2560]);

const example = words.services.blocks
  .map(({ example }) => example)
  .find((example): example is CaseExample => example?.kind === 'case');
const decision = example?.log.find(({ decision }) => decision)?.decision;

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

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a visitor follows the question to the case, answers it, answers otherwise, and takes it back', async ({
    page,
  }) => {
    test.skip(!decision, 'no line of the log leaves an answer to the visitor');
    await page.goto(pages.services.path);
    await main(page).getByRole('link', { name: example!.question }).tap();
    await expect(main(page).getByRole('heading', { name: example!.title })).toBeInViewport();
    const { waiting, answers } = decision!;
    await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
    for (const chosen of answers) {
      await main(page).locator('summary', { hasText: chosen.label }).tap();
      await expect(main(page).getByText(waiting, { exact: true })).toBeHidden();
      await expect(main(page).locator('[open]')).toHaveCount(1);
      for (const sentence of chosen.consequences)
        await expect(main(page).locator('[open]').getByText(sentence, { exact: true })).toBeVisible();
    }
    await main(page).locator('[open]').getByText(words.labels.again).tap();
    await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
  });
});

test('an answer given by keyboard stays given when React comes', async ({ page }) => {
  test.skip(!decision, 'no line of the log leaves an answer to the visitor');
  const [first, second] = decision!.answers;
  await openNotingHydration(page, pages.services.path);
  await main(page).locator('summary', { hasText: first!.label }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await registration(page).hover();
  await expectHydrated(page);
  await expect(main(page).getByText(second!.consequences[0]!)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(main(page).getByText(decision!.waiting, { exact: true })).toBeVisible();
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
