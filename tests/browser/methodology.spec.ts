import { expect, test } from '@playwright/test';
import { main } from '../support/site.ts';

const PHASES = ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'];

test('each phase says in three points what is done, and then what a client receives', async ({ page }) => {
  await page.goto('/methodology');
  for (const name of PHASES) {
    const phase = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(phase.getByRole('listitem'), name).toHaveCount(3);
    await expect(phase.getByRole('definition'), name).toHaveText(/\w/);
  }
});

test('the phases are told by pictures, not by numerals, and the pictures are decoration to a screen reader', async ({
  page,
}) => {
  await page.goto('/methodology');
  expect(await main(page).innerText()).not.toMatch(/\d/);
  await expect(main(page).getByRole('img')).toHaveCount(0);
  expect(await main(page).locator('svg:not([aria-hidden="true"])').count()).toBe(0);
});

test('one thing moves on the page, and can be paused', async ({ page }) => {
  await page.goto('/methodology');
  // Its control comes with the drawing, which begins near the window.
  await page.getByRole('heading', { name: 'Iterative Development' }).scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('button', { name: /motion/ })).toHaveCount(1);
});
