import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ACCENT } from '../../src/content/brand/accent.ts';
import { MISSING, main, pauseButton } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { runs, again, example, ...hero } = words.home.hero.waiting;
/** Longer than all tiles of a drawing take to turn into the next figure. */
const FIGURE_MS = 30_000;

const tile = (page: Page, name = hero.button) => main(page).getByRole('button', { name });
const takeBack = (page: Page) => main(page).getByRole('button', { name: again });
const expectStatus = (page: Page, ...sentences: string[]) =>
  expect(main(page).getByRole('status')).toHaveText(sentences.join(' '), { useInnerText: true });

/** Opens a page with a clock that stands still until the test moves it. */
async function open(page: Page, path: string, name?: string) {
  await page.clock.install();
  await page.goto(path);
  await expect(tile(page, name)).toBeEnabled();
}

/** Whether anything in the drawing has the accent. */
async function hasAccent(page: Page) {
  const { data } = await sharp(await main(page).locator('[data-drawing]').first().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.toString('hex').includes(ACCENT.slice(1).repeat(4));
}

for (const [name, options, press] of [
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true }, (page: Page) => tile(page).tap()],
  ['keyboard', { viewport: { width: 1024, height: 768 } }, (page: Page) => tile(page).press('Enter')],
  [
    'the words of the line',
    { viewport: { width: 1440, height: 900 } },
    (page: Page) => main(page).getByText(hero.turn, { exact: true }).click(),
  ],
] as const)
  test.describe(name, () => {
    test.use(options);

    test('a visitor closes the circle that waits, is told so, and it stays closed until he takes it back', async ({
      page,
    }) => {
      await open(page, pages.home.path);
      await expectStatus(page, hero.waits);
      expect(await hasAccent(page)).toBe(true);
      await press(page);
      await page.clock.runFor(1000);
      await expectStatus(page, hero.closed, runs);
      await expect(tile(page)).toBeDisabled();
      await expect(main(page).getByRole('link', { name: example })).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(FIGURE_MS);
      expect(await hasAccent(page)).toBe(false);
      await takeBack(page).click();
      await page.clock.runFor(1000);
      await expectStatus(page, hero.waits);
      await expect(tile(page)).toBeFocused();
      await expect(tile(page)).toBeEnabled();
      await page.mouse.move(0, 0);
      expect(await hasAccent(page)).toBe(true);
    });
  });

for (const [how, pause] of [
  ['paused', (page: Page) => pauseButton(page).first().click()],
  ['under reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const)
  test(`${how} the tile lies in its place at once, and nothing follows`, async ({ page }) => {
    await open(page, pages.home.path);
    await pause(page);
    await tile(page).click();
    await expectStatus(page, hero.closed);
    await page.mouse.move(0, 0);
    const shown = await page.screenshot();
    await page.clock.runFor(2 * FIGURE_MS);
    await expectStatus(page, hero.closed);
    expect((await page.screenshot()).equals(shown)).toBe(true);
  });

test('the ring of the missing page is closed by a visitor, and nothing else moves', async ({ page }) => {
  const { button, waits, closed } = words.notFound.waiting;
  await open(page, MISSING, button);
  await expectStatus(page, waits);
  await expect(pauseButton(page)).toHaveCount(0);
  await tile(page, button).press('Enter');
  await page.clock.runFor(1000);
  await expectStatus(page, closed);
  await expect(tile(page, button)).toBeFocused();
  const shown = await page.screenshot();
  await page.clock.runFor(FIGURE_MS);
  expect((await page.screenshot()).equals(shown)).toBe(true);
  expect(await hasAccent(page)).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, button, sentence] of [
    [pages.home.path, hero.button, hero.withoutScripts],
    [MISSING, words.notFound.waiting.button, words.notFound.waiting.withoutScripts],
  ] as const)
    test(`${path} has a picture and a line, and nothing to press`, async ({ page }) => {
      await page.goto(path);
      await expect(main(page).getByText(sentence)).toBeVisible();
      await expect(main(page).getByRole('status')).toHaveCount(0);
      await expect(tile(page, button)).toHaveCount(0);
      expect(await hasAccent(page)).toBe(true);
    });
});
