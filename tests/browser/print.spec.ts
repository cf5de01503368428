import { expect, type Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, header, menuButton, menuLinks, openWithFont, sitePaths } from '../support/site.ts';
import { test } from '../support/visitors.ts';

/** A4 without its margins. */
const SHEET = { width: 680, height: 1000 };

for (const path of sitePaths)
  test(`${path} prints as ink on white, with nothing cut off and its facts`, async ({ reader: page }) => {
    await page.setViewportSize(SHEET);
    await openWithFont(page, path);
    // What is open when a visitor prints is not for paper.
    await menuButton(page).click();
    await expect(menuLinks(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await findColouredText(page)).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(
      SHEET.width,
    );
    expect(await findHiddenAnswers(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);

    await expect(header(page).getByText(company.name, { exact: true })).toBeVisible();
    await expect(footer(page).getByText(company.uid)).toBeVisible();
    for (const link of await page.locator('main a[href^="/"]:visible').all())
      await expect(link).toHaveCSS('content', new RegExp(`${await link.getAttribute('href')}`), {
        pseudo: 'after',
      });
  });

/** Words that would be printed on a ground, or in another colour than black. */
const findColouredText = (page: Page) =>
  page.locator('body *:visible').evaluateAll((all) =>
    all
      .filter((element) => element instanceof HTMLElement && element.innerText.trim() !== '')
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Paragraphs of closed <details>, which a screen hides and paper shows; letters stay closed. */
const findHiddenAnswers = (page: Page) =>
  page
    .locator('details:not([name="letter"]) p')
    .evaluateAll((all) =>
      all.filter((it) => !it.checkVisibility({ visibilityProperty: true })).map((it) => it.textContent),
    );
