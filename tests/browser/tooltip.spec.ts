import { expect, type Page, test } from '@playwright/test';
import { pages, words } from '../support/tested-site.ts';
import {
  advanceClock,
  loadWidgets,
  movePointerAway,
  openWithFrozenClock,
  registration,
  tooltip,
} from '../support/widgets.ts';

const { registration: number } = words.labels;

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const LEAVE_DELAY_MS = 100;
const SIDE_OFFSET_PX = 4;

test('a tooltip opens after 700 ms, at once within 300 ms of the last or on focus', async ({ page }) => {
  await openWithFrozenClock(page, pages.contact.path);
  await loadWidgets(page);
  await registration(page).hover();
  await advanceClock(page, OPEN_DELAY_MS - 1);
  await expect(tooltip(page)).toHaveCount(0);
  await advanceClock(page, 2);
  await expect(tooltip(page)).toBeVisible();

  for (const [pause, count] of [
    [SKIP_DELAY_MS - 1, 1],
    [SKIP_DELAY_MS + 1, 0],
  ] as const) {
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await page.mouse.move(1, 1);
    await advanceClock(page, pause);
    await registration(page).hover();
    await advanceClock(page, 1);
    await expect(tooltip(page), `after ${pause} ms`).toHaveCount(count);
  }

  await rest(page);
  await page.keyboard.press('Tab');
  await registration(page).focus();
  await advanceClock(page, 20);
  await expect(tooltip(page)).toBeVisible();
  await expect(registration(page)).toHaveAccessibleDescription(number.explanation);
  await registration(page).blur();
  await expect(tooltip(page)).toHaveCount(0);
});

test('a tooltip closes on click, Escape and scroll, and stays while the pointer is on it', {
  tag: '@engines',
}, async ({ page }) => {
  await openWithFrozenClock(page, pages.contact.path);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await loadWidgets(page);
  for (const close of [
    () => registration(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.wheel(0, -200),
  ]) {
    await openTooltip(page);
    await close();
    await expect(tooltip(page), String(close)).toHaveCount(0);
    await rest(page);
  }
  await openTooltip(page);
  const box = (await tooltip(page).boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 8 });
  await advanceClock(page, 10_000);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(1, 1, { steps: 8 });
  await advanceClock(page, LEAVE_DELAY_MS + 1);
  await expect(tooltip(page)).toHaveCount(0);
});

test('a tooltip stands 4 px off what it explains, inside a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openWithFrozenClock(page, pages.contact.path);
  await loadWidgets(page);
  for (const block of ['start', 'end'] as const) {
    await registration(page).evaluate(
      (link, to) => link.scrollIntoView({ block: to, behavior: 'instant' }),
      block,
    );
    await openTooltip(page);
    const link = (await registration(page).boundingBox())!;
    const box = (await tooltip(page).boundingBox())!;
    const gap = box.y > link.y ? box.y - (link.y + link.height) : link.y - (box.y + box.height);
    // Floating UI places it on whole pixels, and the link may end on half of one.
    expect(Math.abs(gap - SIDE_OFFSET_PX)).toBeLessThanOrEqual(0.5);
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await rest(page);
  }
});

async function openTooltip(page: Page) {
  await registration(page).hover();
  await advanceClock(page, OPEN_DELAY_MS + 1);
  await expect(tooltip(page)).toBeVisible();
}

async function rest(page: Page) {
  await movePointerAway(page);
  await advanceClock(page, SKIP_DELAY_MS + 1);
  await expect(tooltip(page)).toHaveCount(0);
}
