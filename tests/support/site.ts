import type { Locator, Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';

/** What the specification fixes of each page: its heading, its other titles and, in reading order, where the links of its main part lead. */
export interface SitePage {
  path: string;
  label?: string;
  h1: string | RegExp;
  titles: string[];
  targets: string[];
}

const mailto = `mailto:${company.email}`;

export const routes: SitePage[] = [
  {
    path: '/',
    label: 'Home',
    h1: /\w/,
    titles: [
      'Our Services',
      'Custom Agent Development',
      'AI Research',
      'SaaS Platform Development',
      'Business Impact',
      'Customer Support Automation',
      'Data-Driven Decision Making',
      'Operational Efficiency',
    ],
    targets: ['/services', '/contact', '/services', '/services', '/services', '/methodology', '/contact'],
  },
  {
    path: '/services',
    label: 'Services',
    h1: 'Services',
    titles: ['Custom Agent Development', 'AI Research', 'Custom SaaS Development'],
    targets: ['/contact', '/contact', '/contact', '/contact'],
  },
  {
    path: '/methodology',
    label: 'Methodology',
    h1: /Deliver Impact/,
    titles: ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'],
    targets: ['/contact'],
  },
  {
    path: '/about',
    label: 'About',
    h1: 'About',
    titles: ['Innovation', 'Excellence', 'Client-Centricity', 'Impact'],
    targets: [mailto, '/contact'],
  },
  {
    path: '/contact',
    label: 'Contact',
    h1: 'Contact',
    titles: [],
    targets: [mailto, '/contact.vcf'],
  },
];

export const NOT_FOUND_TEXT = "Oops! The page you're looking for doesn't exist.";

export const sitePages: SitePage[] = [
  ...routes,
  { path: '/no-such-page', h1: NOT_FOUND_TEXT, titles: [], targets: ['/'] },
];

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
export const menuButton = (page: Page) => header(page).getByRole('button');
export const menuLinks = (page: Page) => header(page).getByRole('navigation').getByRole('link');

/** On narrow windows the five links stand behind a button. */
export async function showMenuLinks(page: Page) {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
}

/** A sheet of the document itself is obeyed under any content security policy. */
export const addRules = (page: Page, rules: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Waits until what was changed has been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What a paste gives: reading the clipboard by script is forbidden to our pages. */
export async function paste(page: Page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  return page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value);
}

/** Paths and mail addresses that the links inside lead to, in reading order; a card may lead to its place on the page. */
export const readTargets = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map(({ protocol, href, pathname }) =>
        protocol === 'mailto:' ? href : pathname,
      ),
    );
