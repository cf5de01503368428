import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { holdBack } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import {
  advanceClock,
  allowClipboard,
  copyEmail,
  isReact,
  loadWidgets,
  movePointerAway,
  openWithFrozenClock,
  paste,
  toasts,
  tooltip,
} from '../support/widgets.ts';

const { facts, head } = words.contact;
const { failedMessage } = words.labels.copying;

const SHOWN_MS = 5000;

test.beforeEach(({ page }) => allowClipboard(page));

test('the first click copies and ticks the button, and is told once when React has come', {
  tag: '@engines',
}, async ({ page }) => {
  const release = await holdBack(page, isReact);
  await openWithFrozenClock(page, pages.contact.path);
  await copyEmail(page).click();
  await expect(copyEmail(page)).toHaveAttribute('data-copied');
  expect(await paste(page)).toBe(company.email);
  await advanceClock(page, SHOWN_MS - 1);
  release();
  await expect(toasts(page)).toHaveText(head.copying.copiedMessage);
  await advanceClock(page, 2);
  await expect(copyEmail(page)).not.toHaveAttribute('data-copied');
  await advanceClock(page, 100);
  await expect(page.getByRole('status').filter({ hasText: head.copying.copiedMessage })).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(1);
  await expect(tooltip(page)).toHaveCount(0);
  await advanceClock(page, SHOWN_MS);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast leaves after 5 s, waits for the pointer, closes on Escape; three at most', async ({ page }) => {
  await openWithFrozenClock(page, pages.contact.path);
  await loadWidgets(page);
  await showToast(page);
  await advanceClock(page, 3000);
  await toasts(page).hover();
  await advanceClock(page, 10_000);
  await expect(toasts(page)).toBeVisible();
  await movePointerAway(page);
  await advanceClock(page, SHOWN_MS - 3001);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await advanceClock(page, 2);
  await expect(toasts(page)).toHaveCount(0);

  await showToast(page);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);

  await copyEmail(page).click();
  const copied = [facts.address, facts.number, facts.address].map(({ copying }) => copying);
  for (const { name } of copied) await page.getByRole('button', { name, exact: true }).click();
  await expect(toasts(page)).toHaveText(copied.map(({ copiedMessage }) => copiedMessage));
});

test('where the clipboard refuses, the text is selected and a toast says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.goto(pages.contact.path);
  await copyEmail(page).click();
  const toast = toasts(page).filter({ hasText: failedMessage });
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()).replace(/\s/g, ''))).toBe(company.email);
  await expect(copyEmail(page)).not.toHaveAttribute('data-copied');
});

test('text copied twice is ticked for five seconds after the second time', async ({ page }) => {
  await openWithFrozenClock(page, pages.contact.path);
  for (const [index, pause] of [3000, SHOWN_MS - 1].entries()) {
    await copyEmail(page).click();
    // The tick of the first time is still there: only the toast says that the text was copied again.
    await expect(toasts(page)).toHaveCount(index + 1);
    await advanceClock(page, pause);
  }
  await expect(copyEmail(page)).toHaveAttribute('data-copied');
  await advanceClock(page, 1);
  await expect(copyEmail(page)).not.toHaveAttribute('data-copied');
});

/** Copies, and waits until the toast has come in. */
async function showToast(page: Page) {
  await copyEmail(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await movePointerAway(page);
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
}
