import type { Page } from '@playwright/test';
import { advance, expect, freezeClock, pages, registration, test, tooltip, words } from './site.ts';

test.beforeEach(async ({ page }) => {
  await freezeClock(page);
  await page.goto(pages.contact.path);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
});

/** Hovers until the tooltip has come, with React the first time. */
async function open(page: Page) {
  const loaded = page.locator('#widgets > *').first().waitFor({ state: 'attached' });
  await registration(page).hover();
  await advance(page, 100);
  await loaded;
  await advance(page, LONG_MS);
  await expect(tooltip(page)).toBeVisible();
}
/** Longer than a tooltip waits. */
const LONG_MS = 2000;
const leave = (page: Page) => page.mouse.move(1, 1, { steps: 4 });

const CLOSES: [how: string, close: (page: Page) => Promise<unknown>][] = [
  ['click', (page) => registration(page).click()],
  [
    'blur',
    (page) =>
      registration(page).evaluate((link) => {
        link.focus();
        link.blur();
      }),
  ],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['scroll', (page) => page.mouse.wheel(0, -200)],
  [
    'leaving',
    async (page) => {
      await leave(page);
      await advance(page, 101);
    },
  ],
];
for (const [how, close] of CLOSES)
  test(`tooltip closes on ${how}`, async ({ page }) => {
    await open(page);
    await close(page);
    await expect(tooltip(page)).toHaveCount(0);
  });

test('tooltip stays while the pointer is on it', async ({ page }) => {
  await open(page);
  const { x, y, width, height } = (await tooltip(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await advance(page, LONG_MS);
  await expect(tooltip(page)).toBeVisible();
});

test('tooltip opens at once on keyboard focus, and describes its link', async ({ page }) => {
  await page.keyboard.press('Tab');
  // The scroll that a focus causes would close the tooltip again.
  await registration(page).scrollIntoViewIfNeeded();
  await registration(page).focus();
  await advance(page, 20);
  await expect(tooltip(page)).toBeVisible();
  await expect(registration(page)).toHaveAccessibleDescription(words.labels.registration.explanation);
});
