import { expect, test } from '@playwright/test';
import { main, openWithFont } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

// A lead of twice the length leaves them no room.
test('both buttons of the home page are in the first view', async ({ page }) => {
  await openWithFont(page, '/');
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/services', '/contact'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeInViewport({ ratio: 1 });
  }
});

test('all answers to an agent are in the first view of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithFont(page, pages.services.path);
  for (const { example } of words.services.blocks)
    for (const { question } of example?.kind === 'case' ? example.log : [])
      for (const { label } of question?.answers ?? [])
        await expect(main(page).locator('summary', { hasText: label })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`the case and the list of services fill the first view at ${width} px, and nothing is below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWithFont(page, pages.services.path);
    const head = main(page).locator('section').first();
    await expect(head.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    const box = (await head.boundingBox())!;
    expect(box.height).toBeCloseTo(height, 0);
  });
