import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, header, main, sitePages } from '../support/site.ts';

/** Contact is a card to keep: all of it on one. */
const MOST_SHEETS: Record<string, number> = { '/contact': 1, elsewhere: 2 };
const BLACK = 'rgb(0, 0, 0)';
const NO_GROUND = 'rgba(0, 0, 0, 0)';

test('every page fits two sheets of A4, and the contact page one', async ({ page }) => {
  for (const { path } of sitePages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const count = sheets.match(/\/Type\s*\/Page\b/g)!.length;
    expect(count, path).toBeLessThanOrEqual(MOST_SHEETS[path] ?? MOST_SHEETS['elsewhere']!);
  }
});

test('every page prints as ink on white, with its facts and without what only a screen can do', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const { name, street, postcode, town, email, uid } = company;
  for (const { path, h1 } of sitePages) {
    await page.goto(path);
    expect(await findGrounds(page), path).toEqual([]);
    expect(await findPaleText(page), path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: h1 }), path).toBeVisible();
    await expect(page.getByRole('button'), path).toHaveCount(0);
    await expect(page.getByRole('navigation'), path).toHaveCount(0);
    await expect(header(page).getByText(name, { exact: true }), path).toBeVisible();
    // The contact page is itself the sheet of these facts.
    const place = path === '/contact' ? main(page) : footer(page);
    for (const fact of [street, email, uid]) await expect(place, path).toContainText(fact);
    await expect(place, path).toContainText(`${postcode} ${town}`);
    await expect(main(page).getByText('Schedule a Consultation'), path).toBeHidden();
  }
});

test('a sheet says where it comes from and where its links lead, if their words do not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const host = new URL(company.site).host;
  for (const { path } of sitePages) {
    await page.goto(path);
    const isPage = path !== '/no-such-page';
    expect(await header(page).evaluate(readPrinted), path).toContain(
      isPage ? host + path.replace(/\/$/, '') : company.name.replaceAll(' ', ''),
    );
    const links = page.locator('main, footer').getByRole('link').filter({ visible: true });
    for (const link of await links.all()) {
      const target = (await link.getAttribute('href'))!.replace('mailto:', '');
      const printed = await link.evaluate(readPrinted);
      // The registration number is itself the fact; what it leads to explains it.
      if (printed !== company.uid) expect(printed, path).toContain(target);
    }
  }
});

/** The words of an element, and what print sets after them, without spaces. */
const readPrinted = (element: Element) => {
  const { content } = getComputedStyle(element, '::after');
  return `${element.textContent}${content === 'none' ? '' : content}`.replaceAll(/\s/g, '');
};

/** Words of elements that would be printed on a coloured ground. */
const findGrounds = (page: Page) =>
  page.locator('body *:visible').evaluateAll(
    (all, none) =>
      all
        .filter((element) => element instanceof HTMLElement && element.innerText.trim() !== '')
        .filter((element) => getComputedStyle(element).backgroundColor !== none)
        .map((element) => element.outerHTML.slice(0, 80)),
    NO_GROUND,
  );

/** Text that is printed in another colour than black, but for display type's one red sign. */
const findPaleText = (page: Page) =>
  page.locator('body *:visible').evaluateAll((all, black) => {
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim().length > 1);
    return all
      .filter((element) => element instanceof HTMLElement && hasOwnText(element))
      .filter((element) => getComputedStyle(element).color !== black)
      .map((element) => element.outerHTML.slice(0, 80));
  }, BLACK);
