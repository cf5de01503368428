import { expect, type Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, freezeClock } from './site.ts';
import { words } from './tested-site.ts';

const { head } = words.contact;
const { toasts: labels } = words.labels;

export const isReact = (url: URL) => /\/mount\.[\w-]+\.js$/.test(url.pathname);

export const tooltip = (page: Page) => page.getByRole('tooltip');
export const copyEmail = (page: Page) => page.getByRole('button', { name: head.copying.name, exact: true });
/** The registration number in the footer: a link with a tooltip on every page. */
export const registration = (page: Page) =>
  footer(page).getByRole('link', { name: company.uid, exact: true });
/** Radix tells of each whether it is open. */
export const toasts = (page: Page) => page.getByRole('listitem').and(page.locator('[data-state]'));

export const allowClipboard = (page: Page) =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

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

/** Some screen readers miss what a new live region says first: it is there with React, before the first toast. */
export const expectWidgets = (page: Page) =>
  expect(page.getByRole('region', { name: labels.region.replace('{hotkey}', 'F8') })).toHaveCount(1);

/** Opens a page whose clock stands still until the test moves it; no drawing takes its share of that time. */
export async function openWithFrozenClock(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await freezeClock(page);
  await page.goto(path);
}

/** Moves the page's clock. React keeps its own queue: it sets its timers before, and finishes what they began after. */
export async function advanceClock(page: Page, milliseconds: number) {
  await emptyQueue(page);
  await page.clock.runFor(milliseconds);
  await emptyQueue(page);
}

const emptyQueue = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage('');
      });
  });

/** Lets React come, and leaves no tooltip behind. */
export async function loadWidgets(page: Page) {
  await registration(page).hover();
  await expectWidgets(page);
  await movePointerAway(page);
  await advanceClock(page, 2000);
}

export const movePointerAway = (page: Page) => page.mouse.move(1, 1, { steps: 4 });
