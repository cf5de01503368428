import type { Page } from '@playwright/test';
import { advance, expect, freezeClock, pages, registration, test, tooltip, words } from './site.ts';

test.beforeEach(async ({ page }) => {
  await freezeClock(page);
  await page.goto(pages.contact.path);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  // React comes with the first rest of a pointer.
  await registration(page).hover();
  await advance(page, 100);
  await page.locator('#widgets > *').first().waitFor({ state: 'attached' });
  await leave(page);
  await advance(page, 1000);
});

const leave = (page: Page) => page.mouse.move(1, 1, { steps: 4 });
const CLOSES: [how: string, close: (page: Page) => Promise<unknown>][] = [
  ['click', (page) => registration(page).click()],
  ['blur', (page) => registration(page).evaluate((link) => [link.focus(), link.blur()])],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['scroll', (page) => page.mouse.wheel(0, -200)],
  [
    'leaving both it and its link',
    async (page) => {
      const { x, y, width } = (await tooltip(page).boundingBox())!;
      await page.mouse.move(x + width / 2, y + 4, { steps: 4 });
      await advance(page, 1000);
      await expect(tooltip(page)).toBeVisible();
      await leave(page);
      await advance(page, 101);
    },
  ],
];

test('tooltip closes in every way', async ({ page }) => {
  for (const [how, close] of CLOSES)
    await test.step(how, async () => {
      await registration(page).hover();
      await advance(page, 1000);
      await expect(tooltip(page)).toBeVisible();
      await close(page);
      await expect(tooltip(page)).toHaveCount(0);
      await leave(page);
      await advance(page, 1000);
    });
});

test('tooltip opens after 700 ms 4 px off its link, and at once within 300 ms of the last', async ({
  page,
}) => {
  for (const [pause, delay] of [
    [1000, 700],
    [299, 0],
    [301, 700],
  ] as const) {
    await advance(page, pause);
    await registration(page).hover();
    await advance(page, delay ? delay - 1 : 1);
    await expect(tooltip(page), `${pause} ms later`).toHaveCount(delay ? 0 : 1);
    await advance(page, 2);
    await expect(tooltip(page)).toBeVisible();
    const [link, box] = [(await registration(page).boundingBox())!, (await tooltip(page).boundingBox())!];
    const gap = Math.max(box.y - link.y - link.height, link.y - box.y - box.height);
    expect(Math.abs(gap - 4)).toBeLessThanOrEqual(0.5);
    await page.keyboard.press('Escape');
    await leave(page);
    await advance(page, 0);
    await expect(tooltip(page)).toHaveCount(0);
  }
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
