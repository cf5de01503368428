import type { Page } from '@playwright/test';
import { company } from '../src/content/company.ts';
import * as site from './site.ts';

const { copyButton, expect, main, pages, registration, test, toasts, tooltip, words } = site;
const { head, drafts } = words.contact;
const copyDraft = (page: Page) =>
  page.getByRole('button', { name: drafts.copyButton.name, exact: true }).click();
const leave = (page: Page) => page.mouse.move(1, 1, { steps: 4 });

/** Advances the fake clock. React doesn't schedule by timers, so it is left to finish before and after. */
async function advance(page: Page, ms: number) {
  const settle = () => page.evaluate('scheduler.postTask(() => {}, { priority: "background" })');
  await settle();
  await page.clock.runFor(ms);
  await settle();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(async ({ page }) => {
  await site.freezeClock(page);
  await page.goto(pages.contact.path);
});

test('React is downloaded once, at the first copy', async ({ page, context }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 400);
  await page.getByRole('heading', { level: 1 }).click();
  await advance(page, 1000);
  // A pointer that only crosses a button is no interaction.
  await copyButton(page).hover();
  await advance(page, 99);
  await leave(page);
  await advance(page, 1000);
  expect(scripts).toEqual([]);
  await copyButton(page).click();
  await expect(toasts(page)).toHaveText(head.copyButton.copiedMessage);
  // Our pages may not read the clipboard by script.
  const other = await context.newPage();
  await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await other.goto('/');
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(company.email);
  await copyDraft(page);
  await expect(toasts(page).last()).toHaveText(drafts.copyButton.copiedMessage);
  expect(scripts).toEqual([expect.stringContaining('/mount.')]);
});

test('toast lasts 5 s', async ({ page }) => {
  await copyButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(1, 1);
  await advance(page, 4998);
  await expect(toasts(page)).toHaveCount(1);
  await advance(page, 3);
  await expect(toasts(page)).toHaveCount(0);
});

test('three toasts are shown at most', async ({ page }) => {
  for (const count of [1, 2, 3, 3]) {
    await copyButton(page).click();
    await expect(toasts(page)).toHaveCount(count);
  }
});

test('a copy after React has failed to load loads it again', async ({ page, errors }) => {
  await page.route('**/mount.*.js', (route) => route.abort(), { times: 1 });
  await copyButton(page).click();
  await expect.poll(() => errors.splice(0).length).toBeGreaterThan(0);
  await copyDraft(page);
  await expect(toasts(page)).toHaveText([drafts.copyButton.copiedMessage]);
  errors.length = 0;
});

test('refused copying selects the text and says so until that is closed', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const copies = page.getByRole('main').locator('[data-copy]').filter({ visible: true });
  for (const button of await copies.all()) {
    await button.click();
    await expect(toasts(page).last()).toHaveText(words.labels.copyFailed);
    const selected = await page.evaluate(() => String(getSelection()));
    const copied = await button.getAttribute('data-copy');
    expect.soft(selected.replaceAll(/\s/g, '')).toContain(copied!.replaceAll(/\s/g, ''));
  }
  await expect(copies).toHaveCount(2);
  await expect(page.locator('.draft__email[data-state]')).toHaveCount(0);
  await advance(page, 60_000);
  await expect(toasts(page)).toHaveCount(2);
  const close = toasts(page).last().getByRole('button', { name: words.labels.toasts.close });
  const { width, height } = (await close.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await close.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await expect(copies.last()).toBeFocused();
});

test('error panel replaces broken widgets, the page goes on, a button reloads', async ({ page, errors }) => {
  const { title, reload } = words.labels.unexpectedError;
  await page.evaluate(() => {
    ResizeObserver.prototype.observe = () => {
      throw new Error('broken');
    };
  });
  await registration(page).hover();
  await advance(page, 701);
  const panel = page.getByRole('alert');
  await expect(panel.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors.splice(0)).not.toEqual([]);
  const reloaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: reload, exact: true }).click();
  await reloaded;
  await expect(panel).toHaveCount(0);
});

test('tooltip opens after 700 ms, and at once within 300 ms of another', async ({ page }) => {
  for (const [pause, delay] of [
    [1000, 700],
    [299, 0],
    [301, 700],
  ] as const) {
    await advance(page, pause);
    await registration(page).hover();
    await advance(page, delay ? delay - 1 : 1);
    await expect(tooltip(page), `${pause} ms later`).toHaveCount(delay ? 0 : 1);
    await advance(page, 2);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await leave(page);
    await advance(page, 0);
    await expect(tooltip(page)).toHaveCount(0);
  }
});

test('tooltip opens at once on focus, 4 px above its link', async ({ page }) => {
  await page.keyboard.press('Tab');
  // The scroll that a focus causes would close the tooltip again.
  await registration(page).scrollIntoViewIfNeeded();
  await registration(page).focus();
  await advance(page, 20);
  await expect(tooltip(page)).toBeVisible();
  await expect(registration(page)).toHaveAccessibleDescription(words.labels.registration.explanation);
  const [link, box] = [(await registration(page).boundingBox())!, (await tooltip(page).boundingBox())!];
  expect(link.y - box.y - box.height).toBeCloseTo(4, 0);
});

const CLOSES: [how: string, close: (page: Page) => Promise<unknown>][] = [
  ['click', (page) => registration(page).click()],
  ['blur', (page) => registration(page).evaluate((link) => [link.focus(), link.blur()])],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['scroll', (page) => page.mouse.wheel(0, -200)],
  [
    'leaving both it and its link',
    async (page) => {
      await tooltip(page).hover();
      await advance(page, 1000);
      await expect(tooltip(page)).toBeVisible();
      await leave(page);
      await advance(page, 101);
    },
  ],
];

test('tooltip closes in every way', async ({ page }) => {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  for (const [how, close] of CLOSES)
    await test.step(how, async () => {
      await leave(page);
      await advance(page, 1000);
      await registration(page).hover();
      await advance(page, 1000);
      await expect(tooltip(page)).toBeVisible();
      await close(page);
      await expect(tooltip(page)).toHaveCount(0);
    });
});
