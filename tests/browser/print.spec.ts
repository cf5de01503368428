import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import {
  footer,
  header,
  MISSING,
  main,
  menuButton,
  menuLinks,
  openWithFont,
  sitePages,
} from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

/** A4 without its margins. */
const SHEET = { width: 680, height: 1000 };

for (const { path } of sitePages)
  test(`${path} prints as ink on white, with its facts`, async ({ page }) => {
    await page.setViewportSize(SHEET);
    await openWithFont(page, path);
    // What is open when a visitor prints is not for paper.
    await menuButton(page).click();
    await expect(menuLinks(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const { name, street, postcode, town, email, uid, site, bareDomain } = company;
    expect(await findColouredText(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(header(page).getByText(name, { exact: true })).toBeVisible();
    // The contact page is itself the sheet of these facts.
    const place = path === pages.contact.path ? main(page) : footer(page);
    for (const fact of [street, email, uid, `${postcode} ${town}`]) await expect(place).toContainText(fact);

    const { host } = new URL(site);
    const address = (bareDomain ? host.replace(/^www\./, '') : host) + path.replace(/\/$/, '');
    const [headed] = await header(page).evaluateAll(readPrinted);
    expect(headed!.printed).toContain(path === MISSING ? name.replaceAll(' ', '') : address);
    const links = page.locator('main, footer').getByRole('link').filter({ visible: true });
    for (const { printed, target } of await links.evaluateAll(readPrinted)) {
      // The registration number is itself the fact; what it leads to explains it. A phone number has spaces.
      if (printed !== uid && !target!.startsWith('tel:'))
        expect(printed).toContain(target!.replace('mailto:', ''));
    }
  });

/** Words that would be printed on a ground, or in another colour than black; single signs may be of the accent. */
const findColouredText = (page: Page) =>
  page.locator('body *:visible').evaluateAll((all) =>
    all
      .filter((element) => element instanceof HTMLElement && element.innerText.trim() !== '')
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const ownText = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const isPale =
          color !== 'rgb(0, 0, 0)' && ownText.some((text) => text.textContent!.trim().length > 1);
        return isPale || backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** The words of elements, and what print sets after them, without spaces; where they are links, their targets. */
function readPrinted(all: Element[]) {
  return all.map((element) => {
    const { content } = getComputedStyle(element, '::after');
    const printed = `${element.textContent}${content === 'none' ? '' : content}`.replaceAll(/\s/g, '');
    return { printed, target: element.getAttribute('href') };
  });
}
