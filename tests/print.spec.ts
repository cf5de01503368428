import { company } from '../src/content/company.ts';
import { normalise } from './built.ts';
import { expect, footer, header, main, menuButton, paths, test } from './site.ts';

/** A visitor on paper needs no controls, no pictures, no drafts and no answers to choose. */
const LEFT_OUT =
  '[aria-hidden=true], [role=img], [aria-live], figure, button, summary, ol:has(a[href^="#"]), .drafts, .answers, .waiting-line, .button-link, .closing-call';
const TEXT = `:is(h1, h2, h3, p, li, dt, dd, td):not(:is(${LEFT_OUT}), :is(${LEFT_OUT}) *, :has(${LEFT_OUT}), :empty)`;

for (const path of paths)
  test(`${path} prints all of its text in ink on white, without controls or pictures`, async ({ page }) => {
    await page.setViewportSize({ width: 560, height: 1000 });
    await page.goto(path);
    await menuButton(page).click();
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(560);
    await expect.soft(page.locator('button, img, svg, canvas').filter({ visible: true })).toHaveCount(0);
    await expect.soft(header(page).getByText(company.shortName || company.name)).toBeVisible();
    await expect.soft(footer(page).getByText(company.uid)).toBeVisible();
    await expect.soft(main(page).locator(TEXT).filter({ visible: false })).toHaveCount(0);
    // Each line of the address stands for itself, and links have an address that can be typed.
    const lines = (await footer(page).locator('address').innerText()).split('\n');
    expect.soft(lines.slice(0, 2).map(normalise)).toEqual([company.name, company.street]);
    const addresses = await main(page)
      .locator('a[href^="/"]')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
    for (const address of addresses) expect.soft(address).toContain(new URL(company.site).host);
    // Links have the browser's own colour.
    const coloured = await page.locator('body *:visible:not(a, a *)').evaluateAll((all) =>
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
