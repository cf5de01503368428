import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';
import { formatHex, formatRgb, wcagContrast } from 'culori';
import { ACCENT } from '../src/content/brand/accent.ts';
import { company } from '../src/content/company.ts';
import * as site from './site.ts';

const { DESK, expect, listedPages, MISSING, menuButton, PHONE, pages, paths, test } = site;
const TAGS = 'wcag2a wcag2aa wcag21a wcag21aa wcag22aa wcag2aaa best-practice'.split(' ');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function expectAccessible(page: Page, state: string, without: string[] = []) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // color-contrast-enhanced and the targets of 44 px below ask for more. hidden-content never reports a violation.
    .disableRules(['color-contrast', 'target-size', 'hidden-content', ...without])
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !isOnAccent(node)).map(({ html }) => `${id}: ${html.slice(0, 120)}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** Text on the accent needs a contrast of 4.5:1, so that owners may have many accents. */
const isOnAccent = ({ any: [check] }: NodeResult) =>
  check?.data?.bgColor === formatHex(ACCENT) && check?.data?.contrastRatio >= 4.5;

/** Folds are open, and the script has run. */
async function open(page: Page, path: string) {
  await page.setViewportSize(DESK);
  await page.goto(path);
  await page.locator('details').evaluateAll((all) => {
    for (const fold of all) fold.toggleAttribute('open', true);
  });
}

test('every page passes axe', async ({ page }) => {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await expectAccessible(page, path);
    });
});

test('controls are 44 px large and show focus', async ({ page }) => {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport);
        await page.keyboard.press('Tab');
        // Over paper, the ground of the header is a mixture.
        await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
        const controls = await page.evaluate(focusControls);
        expect(controls).not.toEqual([]);
        for (const { html, isLarge, ring, ground } of controls) {
          expect.soft(isLarge, `44 px of ${html} at ${viewport.width} px`).toBe(true);
          expect.soft(ring && wcagContrast(ring, ground), `focus ring of ${html}`).toBeGreaterThanOrEqual(3);
        }
      }
    });
});

/** What a press does something to: the script turns a waiting ring too. */
const CONTROLS = 'a[href], button, summary, .waiting-ring';

test('red can be pressed, and whatever can be pressed answers the pointer', async ({ page }) => {
  // Other languages have the same styles.
  for (const path of [...listedPages.map((each) => each.path), MISSING])
    await test.step(path, async () => {
      await open(page, path);
      const red = await page.evaluate(findColoured, [formatRgb(ACCENT)!, CONTROLS] as const);
      // An owner may have pages on which nothing waits.
      if (company.sample) expect.soft(red, path).not.toEqual([]);
      expect.soft(red.filter(({ isControl }) => !isControl)).toEqual([]);
      const unchanged: string[] = [];
      const controls = page.locator(CONTROLS).and(page.locator(':visible:not(.visually-hidden)'));
      for (const control of await controls.elementHandles()) {
        await page.mouse.move(0, 0);
        const look = await control.evaluate(readLook);
        await control.hover({ force: true });
        if ((await control.evaluate(readLook)) === look) unchanged.push(await control.innerHTML());
      }
      expect.soft(unchanged).toEqual([]);
    });
});

test('open menu, tooltip and toast pass axe on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pages.contact.path);
  await menuButton(page).press('Enter');
  await expectAccessible(page, 'with the menu open');
  await page.keyboard.press('Escape');
  await site.copyButton(page).click();
  await expect(site.toasts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await site.registration(page).hover();
  await expect(site.tooltip(page)).toBeVisible();
  // A tooltip belongs to no landmark, and Radix has two stops beside toasts that pass the focus on at once.
  await expectAccessible(page, 'with a tooltip and a toast', ['region', 'focus-order-semantics']);
});

test('header is opaque for more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(pages.home.path);
  await site.registration(page).focus();
  await expect(site.header(page)).toHaveCSS('backdrop-filter', /blur/);
  await expect(site.header(page)).not.toHaveCSS('background-color', /[/,] 0[.\d]*\)$/);
});

/** Focuses each visible control. Says whether it is 44 px large, and which colours its ring and its ground have. */
function focusControls() {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')];
  return all
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      control.focus();
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { display, outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(control);
      const isInSentence = display === 'inline' && control.parentElement!.innerText !== control.innerText;
      const { left, top, width, height } = control.getClientRects()[0]!;
      const [x, y] = [left + width / 2, top + height / 2];
      const isMet = (dx: number, dy: number) => control.contains(document.elementFromPoint(x + dx, y + dy));
      const offset = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
      const grounds = document
        .elementsFromPoint(Math.max(1, left - offset), y)
        .map((element) => getComputedStyle(element).backgroundColor);
      return {
        html: control.outerHTML.slice(0, 60),
        isLarge: isInSentence || (isMet(-21, 0) && isMet(21, 0) && isMet(0, -21) && isMet(0, 21)),
        ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor,
        ground: grounds.find((colour) => !/, 0(\.[0-4]\d*)?\)$/.test(colour)) ?? 'white',
      };
    });
}

/** Lists the visible elements that have a colour, and whether a press on their middle meets a control. */
function findColoured([colour, controls]: readonly [colour: string, controls: string]) {
  const properties =
    'color background-color border-top-color border-left-color outline-color fill stroke'.split(' ');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
    .filter((element) =>
      ['', '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.some((name) => style.getPropertyValue(name) === colour);
      }),
    )
    .map((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return { html: element.outerHTML.slice(0, 80), isControl: !!hit?.closest(controls) };
    });
}

/** Reads how a control and what stands around it look. */
function readLook(control: Element) {
  const properties = 'color background-color border-top-width text-decoration rotate'.split(' ');
  const around = (control.closest('li') ?? control.parentElement!).querySelectorAll('*');
  return [...around]
    .flatMap((element) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)))
    .map((style) => properties.map((name) => style.getPropertyValue(name)).join())
    .join();
}
