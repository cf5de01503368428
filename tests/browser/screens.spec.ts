import { expect, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { main, readTargets, routes } from '../support/site.ts';

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

test('the registration number stands on the about and contact pages, outside the footer too', async ({
  page,
}) => {
  for (const path of ['/about', '/contact']) {
    await page.goto(path);
    const number = main(page).getByRole('definition').filter({ hasText: company.uid });
    await expect(number.first(), path).toBeVisible();
  }
});

test('the contact page shows the address and the email link, and has no form', async ({ page }) => {
  await page.goto('/contact');
  await expect(main(page)).toContainText(company.street);
  await expect(main(page)).toContainText(`${company.postcode} ${company.town}`);
  const email = main(page).locator(`a[href="mailto:${company.email}"]`);
  expect((await email.innerText()).replace(/\s/g, '')).toBe(company.email);
  await expect(page.locator('form, input, textarea, select')).toHaveCount(0);
});
