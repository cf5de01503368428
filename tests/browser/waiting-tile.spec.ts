import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ACCENT } from '../../src/content/brand/accent.ts';
import { freezeClock, MISSING, main, pauseButton } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const hero = words.home.hero.waiting;
const { waiting } = words.notFound;
/** Longer than a visitor's tile takes to turn. */
const TURN_MS = 1000;
/** Longer than all tiles of a drawing take to turn into the next figure. */
const FIGURE_MS = 30_000;

const tile = (page: Page, name = hero.button) => main(page).getByRole('button', { name });
const expectStatus = (page: Page, ...sentences: string[]) =>
  expect(main(page).getByRole('status')).toHaveText(sentences.join(' '), { useInnerText: true });

for (const [name, options, press] of [
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true }, (page: Page) => tile(page).tap()],
  ['keyboard', {}, (page: Page) => tile(page).press('Enter')],
  ['the words of the line', {}, (page: Page) => main(page).getByText(hero.turn, { exact: true }).click()],
] as const)
  test.describe(name, () => {
    test.use(options);

    test('a visitor closes the circle that waits, is told so, and it stays closed until he takes it back', async ({
      page,
    }) => {
      await open(page, pages.home.path, hero);
      await press(page);
      await page.clock.runFor(TURN_MS);
      await expectStatus(page, hero.closed, hero.runs);
      await expect(tile(page)).toBeDisabled();
      await expect(main(page).getByRole('link', { name: hero.example })).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(FIGURE_MS);
      expect(await hasAccent(page)).toBe(false);
      await main(page).getByRole('button', { name: hero.again }).click();
      await page.clock.runFor(TURN_MS);
      await expectStatus(page, hero.waits);
      await expect(tile(page)).toBeFocused();
      await expect(tile(page)).toBeEnabled();
      await page.mouse.move(0, 0);
      expect(await hasAccent(page)).toBe(true);
    });
  });

test('where motion is paused the tile lies in its place at once, and nothing follows', async ({ page }) => {
  await open(page, pages.home.path, hero);
  await pauseButton(page).click();
  await tile(page).click();
  await expectStatus(page, hero.closed);
  await expectStill(page);
});

test('the ring of the missing page is closed by a visitor, and nothing else moves', async ({ page }) => {
  await open(page, MISSING, waiting);
  await expect(pauseButton(page)).toHaveCount(0);
  await tile(page, waiting.button).press('Enter');
  await page.clock.runFor(TURN_MS);
  await expectStatus(page, waiting.closed);
  await expect(tile(page, waiting.button)).toBeFocused();
  await expectStill(page);
  expect(await hasAccent(page)).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, { button, withoutScripts }] of [
    [pages.home.path, hero],
    [MISSING, waiting],
  ] as const)
    test(`${path} has a picture and a line, and nothing to press`, async ({ page }) => {
      await page.goto(path);
      await expect(main(page).getByText(withoutScripts)).toBeVisible();
      await expect(main(page).getByRole('status')).toHaveCount(0);
      await expect(tile(page, button)).toHaveCount(0);
      expect(await hasAccent(page)).toBe(true);
    });
});

async function open(page: Page, path: string, { button, waits }: typeof waiting) {
  await freezeClock(page);
  await page.goto(path);
  await expect(tile(page, button)).toBeEnabled();
  await expectStatus(page, waits);
  expect(await hasAccent(page)).toBe(true);
}

/** Whether anything in the drawing has the accent. */
async function hasAccent(page: Page) {
  const picture = await main(page).locator('[data-drawing]').first().screenshot();
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  return pixels.toString('hex').includes(ACCENT.slice(1).repeat(4));
}

async function expectStill(page: Page) {
  await page.mouse.move(0, 0);
  const shown = await page.screenshot();
  await page.clock.runFor(FIGURE_MS);
  expect((await page.screenshot()).equals(shown)).toBe(true);
}
