import { company } from '../src/content/company.ts';
import { expect, footer, header, menuButton, paths, test } from './site.ts';

for (const path of paths)
  test(`${path} prints all of its text in ink on white`, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.goto(path);
    await menuButton(page).click();
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(680);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft(page.getByRole('button')).toHaveCount(0);
    await expect.soft(page.getByRole('navigation')).toHaveCount(0);
    await expect.soft(header(page).getByText(company.name, { exact: true })).toBeVisible();
    await expect.soft(footer(page).getByText(company.uid)).toBeVisible();
    expect.soft(await page.evaluate(findUnprinted)).toEqual([]);
    const coloured = await page.locator('body *:visible').evaluateAll((all) =>
      all
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return (
            element instanceof HTMLElement &&
            element.innerText.trim() &&
            (color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)')
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect.soft(coloured).toEqual([]);
  });

/** Reports text that paper lacks. A visitor on paper needs no controls, no pictures, no drafts and no answers to choose. */
function findUnprinted() {
  const LEFT_OUT =
    '[aria-hidden=true], [role=img], [aria-live], [data-when], figure, button, summary, ol:has(a[href^="#"]), .drafts, .answers__waiting, .waiting-line, .button-link, .closing-call';
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td)')]
    .filter(
      (element) =>
        element.textContent.trim() &&
        !element.closest(LEFT_OUT) &&
        !element.querySelector(LEFT_OUT) &&
        !element.checkVisibility({ visibilityProperty: true }),
    )
    .map((element) => element.outerHTML.slice(0, 80));
}
