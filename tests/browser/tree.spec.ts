import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { registration } from '../../src/content/registration.ts';
import { footer, header, main, menuButton, NOT_FOUND_TEXT, sitePages } from '../support/site.ts';

/** What a screen reader is told, to be read line by line. */
const LINKS = `
    - list:
      - listitem:
        - link "Home":
          - /url: /
      - listitem:
        - link "Services":
          - /url: /services
      - listitem:
        - link "Methodology":
          - /url: /methodology
      - listitem:
        - link "About":
          - /url: /about
      - listitem:
        - link "Contact":
          - /url: /contact`;

const HEADER_ON_A_DESK = `
- banner:
  - /children: deep-equal
  - link "${company.name}":
    - /url: /
  - navigation "Main":${LINKS}`;

const HEADER_ON_A_PHONE = `
- banner:
  - /children: deep-equal
  - link "${company.name}":
    - /url: /
  - button "Menu" [expanded=false]`;

const OPEN_MENU = `
- banner:
  - /children: deep-equal
  - link "${company.name}":
    - /url: /
  - button "Close" [expanded]
  - navigation "Main":${LINKS}`;

const FOOTER = `
- contentinfo:
  - /children: deep-equal
  - paragraph: ${JSON.stringify(company.tagline)}
  - navigation "Quick links":${LINKS}
  - strong: ${company.name}
  - text: ${JSON.stringify(`${company.street} ${company.postcode} ${company.town}`)}
  - link "${company.email}":
    - /url: mailto:${company.email}
  - link "${company.uid}":
    - /url: ${registration.path}
  - paragraph: ${JSON.stringify(`© ${new Date().getFullYear()} ${company.name}`)}
  - link "Imprint":
    - /url: /contact#imprint
  - link "Privacy":
    - /url: /contact#privacy`;

const NOT_FOUND = `
- main:
  - /children: deep-equal
  - button "Pause motion"
  - heading "${NOT_FOUND_TEXT}" [level=1]
  - link "Return to Home":
    - /url: /`;

/** Which of its two lists Radix adds is for the eyes; the status is for the ears. */
const TOAST = `
- region "Notifications (F8)":
  - /children: deep-equal
  - list:
    - listitem: Email address copied
- status: Notification Email address copied`;

test('header and footer say the same on every page, in one language and order', async ({ page }) => {
  for (const { path } of sitePages) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(header(page)).toMatchAriaSnapshot(HEADER_ON_A_DESK);
    await expect(footer(page)).toMatchAriaSnapshot(FOOTER);
  }
});

test('the menu of a phone says whether it is open, and holds its links only then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(header(page)).toMatchAriaSnapshot(HEADER_ON_A_PHONE);
  await menuButton(page).click();
  await expect(header(page)).toMatchAriaSnapshot(OPEN_MENU);
});

test('the missing page says what it is, and where to go', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(main(page)).toMatchAriaSnapshot(NOT_FOUND);
});

test('every control of a drawing has the name of what it does, and all of a page the same', async ({
  page,
}) => {
  await page.goto('/services');
  const names = () =>
    page.locator('.drawing > button').evaluateAll((all) => all.map((each) => each.ariaLabel));
  await expect.poll(() => page.getByRole('button', { name: 'Pause motion' }).count()).toBe(4);
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  expect(await names()).toEqual(Array(4).fill('Play motion'));
});

test('a tooltip describes what it stands by, and a toast is told of', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const number = footer(page).getByRole('link', { name: company.uid });
  await number.hover();
  await expect(tooltip(page)).toMatchAriaSnapshot(`- tooltip "${registration.explanation}"`);
  await expect(number).toHaveAccessibleDescription(registration.explanation);
  await page.getByRole('button', { name: 'Copy email address' }).click();
  await expect(page.locator('body')).toMatchAriaSnapshot(TOAST);
});

const tooltip = (page: Page) => page.getByRole('tooltip');
