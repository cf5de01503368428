import type { Page } from '@playwright/test';
import { company } from '../src/content/company.ts';
import {
  advance,
  copyButton,
  DESK,
  expect,
  footer,
  freezeClock,
  main,
  PHONE,
  pages,
  registration,
  test,
  toasts,
  tooltip,
  words,
} from './site.ts';

const { head, drafts } = words.contact;
const REACT = '**/mount.*.js';
const copy = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => freezeClock(page));

test('button and toast say for 5 s that the text was copied', async ({ page }) => {
  await page.goto(pages.contact.path);
  const { done } = words.labels.copying;
  const said = (text: string) => copyButton(page).getByText(text, { exact: true });
  await expect(said(done)).toBeHidden();
  await copyButton(page).click();
  await expect(toasts(page)).toHaveText(head.copying.copiedMessage);
  await expect(said(done)).toBeVisible();
  // Our pages may not read the clipboard by script.
  await footer(page).evaluate((element) => {
    element.setAttribute('contenteditable', 'plaintext-only');
    element.replaceChildren();
    element.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  await expect(footer(page)).toHaveText(company.email);
  // A second copy starts the 5 s anew.
  await advance(page, 3000);
  await copyButton(page).click();
  await page.mouse.move(1, 1);
  await advance(page, 4998);
  await expect(toasts(page)).toHaveCount(1);
  await expect(said(done)).toBeVisible();
  await advance(page, 3);
  await expect(toasts(page)).toHaveCount(0);
  await expect(said(done)).toBeHidden();
});

test('three toasts at most are shown, the newest last', async ({ page }) => {
  await page.goto(pages.contact.path);
  for (let count = 1; count <= 4; count++) {
    await (count === 4 ? copy(page, drafts.copying.name) : copyButton(page).click());
    await expect(toasts(page)).toHaveCount(Math.min(count, 3));
  }
  await expect(toasts(page).last()).toHaveText(drafts.copying.copiedMessage);
});

for (const viewport of [DESK, PHONE])
  test(`toast covers no button of the page at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(pages.contact.path);
    for (const name of [drafts.copying.name, head.copying.name]) {
      await copy(page, name);
      await expect(toasts(page).last()).toBeInViewport();
      const { x, y, width, height } = (await toasts(page).last().boundingBox())!;
      const covered = await page.evaluate(
        ([x, y, right, bottom]) =>
          [...document.querySelectorAll('main :is(a, button, summary), .header__toggle')]
            .filter((control) => {
              const box = control.getBoundingClientRect();
              return box.left < right! && box.right > x! && box.top < bottom! && box.bottom > y!;
            })
            .map((control) => control.textContent),
        [x, y, x + width, y + height],
      );
      expect.soft(covered, name).toEqual([]);
    }
  });

test('refused copy selects the text and says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.goto(pages.contact.path);
  await copyButton(page).click();
  await expect(toasts(page)).toHaveText(words.labels.copying.failedMessage);
  expect(await page.evaluate(() => String(getSelection()).replace(/\s/g, ''))).toBe(company.email);
  await expect(copyButton(page).getByText(words.labels.copying.done)).toBeHidden();
});

test('copying works without React, which the next toast asks for again', async ({ page, errors }) => {
  await page.route(REACT, (route) => route.abort());
  await page.goto(pages.contact.path);
  await copyButton(page).click();
  await expect(copyButton(page).getByText(words.labels.copying.done)).toBeVisible();
  await expect.poll(() => errors.splice(0).length).toBeGreaterThan(0);
  await page.unroute(REACT);
  await copy(page, drafts.copying.name);
  await expect(toasts(page)).toHaveText([drafts.copying.copiedMessage]);
  errors.length = 0;
});

test('React comes once, for an interaction that needs it', async ({ page }) => {
  const scripts: string[] = [];
  await page.goto(pages.contact.path);
  page.on(
    'request',
    (request) => /\/(?!run-)[\w.-]+\.(js|css|json)$/.test(request.url()) && scripts.push(request.url()),
  );
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 400);
  await page.getByRole('heading', { level: 1 }).click();
  await advance(page, 1000);
  // A pointer that only crosses a button is no interaction.
  await copyButton(page).hover();
  await advance(page, 99);
  await page.mouse.move(1, 1, { steps: 4 });
  await advance(page, 1000);
  expect(scripts).toEqual([]);
  await copyButton(page).click();
  await registration(page).hover();
  await advance(page, 701);
  await expect(tooltip(page)).toBeVisible();
  expect(scripts).toEqual([expect.stringContaining('/mount.')]);
});

test('error panel replaces broken widgets, the page goes on, a button reloads', async ({ page, errors }) => {
  const { title, reload } = words.labels.unexpectedError;
  await page.goto(pages.contact.path);
  await page.evaluate(() => {
    ResizeObserver.prototype.observe = () => {
      throw new Error('broken');
    };
  });
  await registration(page).hover();
  await advance(page, 100);
  await page.locator('#widgets > *').first().waitFor({ state: 'attached' });
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
