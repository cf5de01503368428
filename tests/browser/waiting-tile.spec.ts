import { expect, type Page } from '@playwright/test';
import { hasAccent } from '../support/pixels.ts';
import { freezeClock, MISSING, main, pauseButton } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const hero = words.home.hero.waiting;
const { waiting } = words.notFound;
const { undo } = words.labels;
/** Longer than all tiles of a drawing take to turn into the next figure. */
const FIGURE_MS = 30_000;

const tile = (page: Page, name = hero.button) => main(page).getByRole('button', { name });
const announcement = (page: Page) => main(page).locator('[aria-live="polite"]');
const expectStatus = (page: Page, ...sentences: string[]) =>
  expect(announcement(page)).toHaveText(sentences.join(' '), { useInnerText: true });

test('a visitor closes the circle that waits, is told so, and it stays closed until he takes it back', async ({
  page,
}) => {
  await open(page, pages.home.path, hero);
  await tile(page).press('Enter');
  await expectStatus(page, hero.done, hero.runs);
  await expect(tile(page)).toBeDisabled();
  await expect(main(page).getByRole('link', { name: hero.example })).toBeVisible();
  await expectAccent(page, false);
  await page.clock.runFor(FIGURE_MS);
  await expectAccent(page, false);
  await main(page).getByRole('button', { name: undo }).click();
  await expectStatus(page, hero.waits);
  await expect(tile(page)).toBeFocused();
  await expectAccent(page, true);
  await main(page).getByText(hero.turn, { exact: true }).click();
  await expectStatus(page, hero.done, hero.runs);
  await main(page).getByRole('button', { name: undo }).click();

  await pauseButton(page).click();
  await tile(page).click();
  await expectStatus(page, hero.done);
  await expectClosed(page);
  await expectStill(page);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on the ring of the missing page closes it, and nothing else moves', async ({ page }) => {
    await open(page, MISSING, waiting);
    await expect(pauseButton(page)).toHaveCount(0);
    await tile(page, waiting.button).tap();
    await expectStatus(page, waiting.done);
    await expect(tile(page, waiting.button)).toBeFocused();
    await expectClosed(page);
    await expectAccent(page, false);
    await expectStill(page);
  });
});

for (const [path, { button, withoutScripts }] of [
  [pages.home.path, hero],
  [MISSING, waiting],
] as const)
  test(`without scripts ${path} has a picture and a line, and nothing to press`, async ({
    scriptless: page,
  }) => {
    await page.goto(path);
    await expect(main(page).getByText(withoutScripts).filter({ visible: true })).toHaveCount(1);
    await expect(announcement(page).filter({ visible: true })).toHaveCount(0);
    await expect(tile(page, button)).toHaveCount(0);
    await expectAccent(page, true);
  });

async function open(page: Page, path: string, { button, waits }: typeof waiting) {
  await freezeClock(page);
  await page.goto(path);
  await expect(tile(page, button)).toBeEnabled();
  await expectStatus(page, waits);
  await expectAccent(page, true);
}

/** While the pointer is still on it, or a finger was. */
const expectClosed = (page: Page) =>
  expect(main(page).locator('[data-waits]').first()).toHaveCSS('rotate', '-90deg');

/** In the drawing, once its tile has turned. */
async function expectAccent(page: Page, isShown: boolean) {
  await page.mouse.move(0, 0);
  const drawing = main(page).locator('[data-drawing]').first();
  await expect.poll(() => hasAccent(drawing)).toBe(isShown);
}

/** Once what was pressed has come to its end. */
async function expectStill(page: Page) {
  await page.mouse.move(0, 0);
  await expect.poll(() => page.evaluate(countRunning)).toBe(0);
  const shown = await page.screenshot();
  await page.clock.runFor(FIGURE_MS);
  expect((await page.screenshot()).equals(shown)).toBe(true);
}

const countRunning = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
