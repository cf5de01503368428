import { expect, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { main, readTargets, routes } from '../support/site.ts';

const PHASES = ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'];

test('each service has its points, a captioned figure and a button to the contact page', async ({ page }) => {
  await page.goto('/services');
  const { titles } = routes.find(({ path }) => path === '/services')!;
  for (const name of titles) {
    const block = main(page).getByRole('region', { name });
    expect(await block.getByRole('listitem').count(), name).toBeGreaterThan(1);
    await expect(block.getByRole('figure', { name: /\w/ }), name).toBeVisible();
    expect(await readTargets(block), name).toEqual(['/contact']);
  }
});

test('each phase says in three points what is done and then what a client receives, by pictures that are decoration, of which one moves', async ({
  page,
}) => {
  await page.goto('/methodology');
  for (const name of PHASES) {
    const heading = page.getByRole('heading', { name, exact: true });
    const phase = main(page).locator('section').filter({ has: heading });
    await expect(phase.getByRole('listitem'), name).toHaveCount(3);
    await expect(phase.getByRole('definition'), name).toHaveText(/\w/);
  }
  expect(await main(page).innerText()).not.toMatch(/\d/);
  await expect(main(page).getByRole('img')).toHaveCount(0);
  await expect(main(page).locator('svg:not([aria-hidden="true"])')).toHaveCount(0);
  // Its control comes with the drawing, which begins near the window.
  await page.getByRole('heading', { name: PHASES[1]! }).scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('button', { name: /motion/ })).toHaveCount(1);
});

test('the registration number stands on the about and contact pages, which shows the address and the email link, and has no form', async ({
  page,
}) => {
  for (const path of ['/about', '/contact']) {
    await page.goto(path);
    const number = main(page).getByRole('definition').filter({ hasText: company.uid });
    await expect(number.first(), path).toBeVisible();
  }
  await expect(main(page)).toContainText(company.street);
  await expect(main(page)).toContainText(`${company.postcode} ${company.town}`);
  const email = main(page).locator(`a[href="mailto:${company.email}"]`);
  expect((await email.innerText()).replace(/\s/g, '')).toBe(company.email);
  await expect(page.locator('form, input, textarea, select')).toHaveCount(0);
});
