import { company } from '../src/content/company.ts';
import * as site from './site.ts';

const { draft, drafts, expect, footer, header, listedPages, MISSING, main, menuButton, menuLinks } = site;
const { PHONE, pages, paths, test } = site;

test.use({ viewport: PHONE });

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'where its script fails to load' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));
    // The browser reports the script.
    test.afterEach(({ errors }) => void errors.splice(0));

    test('every page is complete, and shows no dead controls', async ({ page }) => {
      for (const path of paths)
        await test.step(path, async () => {
          const answer = await page.goto(path);
          expect(answer!.status()).toBe(path.endsWith(MISSING) ? 404 : 200);
          await page.keyboard.press('Tab');
          await expect.soft(header(page).locator('a:focus')).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await expect.soft(main(page)).toBeFocused();
          const hidden = main(page)
            .locator(
              ':is(h1, h2, h3, dt, dd, section > p, li > p, img):not(details *, :has(button), :empty:not(img))',
            )
            .filter({ visible: false });
          await expect.soft(hidden).toHaveCount(0);
          await expect.soft(page.getByRole('button', { disabled: false })).toHaveCount(1);
        });
      // Without a script, nothing knows that the page is at its top.
      await expect(header(page)).toHaveCSS('backdrop-filter', /blur/);
      await menuButton(page).click();
      await expect(menuLinks(page)).toHaveText(listedPages.map(({ label }) => label));
    });

    test('an address opens its draft', async ({ page }) => {
      for (const id of drafts) {
        await page.goto(`${pages.contact.path}#draft-${id}`);
        await expect.soft(draft(page)).toHaveAttribute('id', `draft-${id}`);
        await expect.soft(draft(page)).toBeInViewport();
      }
    });
  });

test('copyright line has the current year', async ({ page }) => {
  const next = new Date().getUTCFullYear() + 1;
  await page.clock.setFixedTime(new Date(next, 0, 2));
  await page.goto(pages.home.path);
  await expect(footer(page).getByText(/^©/)).toHaveText(`© ${next} ${company.name}`);
});

test('404 page reports its address as it was asked for', async ({ page, errors }) => {
  const unknown = '/%3Cscript%3Ealert(1)%3C%2Fscript%3E';
  await page.goto(unknown);
  await expect.poll(() => errors.splice(0)).toEqual([`404: ${unknown}`]);
});
