import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ACCENT } from '../../src/content/brand/accent.ts';
import { main, pauseButton } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { runs, waits, turn, decided, button, withoutScripts } = words.home.hero.waiting;
/** Longer than all tiles of a drawing take to turn into the next figure. */
const FIGURE_MS = 30_000;

const tile = (page: Page) => main(page).getByRole('button', { name: button });
const expectLine = (page: Page, ...sentences: string[]) =>
  expect(main(page).getByRole('status')).toHaveText(sentences.join(' '), { useInnerText: true });

/** Opens Home with a clock that stands still until the test moves it. */
async function openHome(page: Page) {
  await page.clock.install();
  await page.goto(pages.home.path);
  await expect(tile(page)).toBeEnabled();
}

/** Whether anything in the first view but words has the accent. */
async function hasAccent(page: Page) {
  const { data } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.toString('hex').includes(ACCENT.slice(1).repeat(4));
}

for (const [name, options, press] of [
  ['mouse', { viewport: { width: 1440, height: 900 } }, (page: Page) => tile(page).click()],
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true }, (page: Page) => tile(page).tap()],
  ['keyboard', { viewport: { width: 1024, height: 768 } }, (page: Page) => tile(page).press('Enter')],
  [
    'the words of the line',
    { viewport: { width: 768, height: 1024 } },
    (page: Page) => main(page).getByText(turn).click(),
  ],
] as const)
  test.describe(name, () => {
    test.use(options);

    test('a visitor turns the tile that waits, is told so, and is asked again when the next one waits', async ({
      page,
    }) => {
      await openHome(page);
      await expectLine(page, runs, waits, turn);
      expect(await hasAccent(page)).toBe(true);
      await press(page);
      await expectLine(page, runs, decided);
      await expect(tile(page)).toBeDisabled();
      await page.mouse.move(0, 0);
      expect(await hasAccent(page)).toBe(false);
      const before = await tile(page).boundingBox();
      await page.clock.runFor(FIGURE_MS);
      await expectLine(page, runs, waits, turn);
      await expect(tile(page)).toBeEnabled();
      expect(await hasAccent(page)).toBe(true);
      expect(await tile(page).boundingBox()).not.toEqual(before);
    });
  });

test('the focus stays on the tile when it is turned, and goes on with the next one', async ({ page }) => {
  await openHome(page);
  await tile(page).focus();
  await page.keyboard.press('Space');
  await expectLine(page, runs, decided);
  await expect(tile(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectLine(page, runs, decided);
  await page.clock.runFor(FIGURE_MS);
  await expectLine(page, runs, waits, turn);
  await expect(tile(page)).toBeFocused();
  await expect(tile(page)).toBeInViewport({ ratio: 1 });
});

for (const [how, pause] of [
  ['paused', (page: Page) => pauseButton(page).first().click()],
  ['under reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const)
  test(`${how} the tile lies in its place at once, and nothing follows`, async ({ page }) => {
    await openHome(page);
    await pause(page);
    await expectLine(page, waits, turn);
    await tile(page).click();
    await expectLine(page, decided);
    await page.mouse.move(0, 0);
    expect(await hasAccent(page)).toBe(false);
    const shown = await page.screenshot();
    await page.clock.runFor(2 * FIGURE_MS);
    await expectLine(page, decided);
    expect((await page.screenshot()).equals(shown)).toBe(true);
  });

test('in forced colours there is a picture and a line, and nothing to press', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(pages.home.path);
  await expect(page.locator('[data-playable]').first()).toBeAttached();
  await expectLine(page, withoutScripts);
  await expect(tile(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a picture and a line, and nothing to press', async ({ page }) => {
    await page.goto(pages.home.path);
    await expectLine(page, withoutScripts);
    await expect(tile(page)).toHaveCount(0);
    expect(await hasAccent(page)).toBe(true);
  });
});
