import { company } from '../src/content/company.ts';
import { expect, footer, header, menuButton, paths, test } from './site.ts';

for (const path of paths)
  test(`${path} prints all of its text as ink on white`, async ({ page }) => {
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

/** Texts of the page that paper lacks, but for controls, and what visitors choose or scripts say on a screen. */
function findUnprinted() {
  const CONTROLS =
    '.letters, .waiting-line, .button-links, .answers__waiting, [aria-hidden=true], [role=img], [data-when], [aria-live], [role=status], figure, button, nav, ol:has(a[href^="#"]), .phase__ordered, .closing-call, summary u, .blank-offer, summary';
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')]
    .filter(
      (element) =>
        element.textContent.trim() &&
        !element.closest(CONTROLS) &&
        !element.checkVisibility({ visibilityProperty: true }),
    )
    .map((element) => element.outerHTML.slice(0, 80));
}
