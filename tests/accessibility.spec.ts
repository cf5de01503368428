import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { parse, wcagContrast } from 'culori';
import { ACCENT } from '../src/content/brand/accent.ts';
import { company } from '../src/content/company.ts';
import * as site from './site.ts';

const { DESK, expect, menuButton, PHONE, pages, paths, test } = site;
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
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, state).toEqual([]);
}

test('every page passes axe; controls are 44 px, reachable and show focus, and they alone are red', async ({
  page,
}) => {
  const { r, g, b } = parse(ACCENT) as { r: number; g: number; b: number };
  const accent = `rgb(${[r, g, b].map((value) => Math.round(value * 255)).join(', ')})`;
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(DESK);
      await page.goto(path);
      await page.locator('details').evaluateAll((all) => {
        for (const fold of all) fold.toggleAttribute('open', true);
      });
      await expectAccessible(page, path);
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport);
        await page.keyboard.press('Tab');
        // Over paper, the ground of the header is a mixture.
        await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
        const controls = await page.evaluate(focusControls);
        expect(controls).not.toEqual([]);
        for (const { html, isHit, ring, ground } of controls) {
          expect.soft(isHit, `44 px of ${html} at ${viewport.width} px`).toBe(true);
          expect.soft(ring && wcagContrast(ring, ground), `focus ring of ${html}`).toBeGreaterThanOrEqual(3);
        }
      }
      const red = await site.main(page).evaluate(findColoured, accent);
      // An owner may have pages on which nothing waits.
      if (company.sample) expect.soft(red, path).not.toEqual([]);
      expect.soft(red.filter(({ isControl }) => !isControl)).toEqual([]);
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
  // A tooltip belongs to no landmark; Radix has two stops beside toasts that pass the focus on at once; "Copied" on the
  // button is a message, not its label.
  const exceptions = ['region', 'focus-order-semantics', 'label-content-name-mismatch'];
  await expectAccessible(page, 'with a tooltip and a toast', exceptions);
});

/** Focuses each visible control; says whether a press 21 px off its centre reaches it, and the colours of its ring. */
function focusControls() {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')];
  return all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      element.focus();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor, display } = getComputedStyle(element);
      const isInSentence =
        display === 'inline' && element.parentElement!.textContent.trim() !== element.textContent.trim();
      const { left, top, width, height } = element.getClientRects()[0]!;
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = isInSentence ? 0 : 21;
      const isHit = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ].every(([dx = 0, dy = 0]) => element.contains(document.elementFromPoint(x + dx, y + dy)));
      const outside = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
      const grounds = document
        .elementsFromPoint(Math.max(1, left - outside), y)
        .map((each) => getComputedStyle(each).backgroundColor);
      return {
        html: element.outerHTML.slice(0, 60),
        isHit,
        ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor,
        ground: grounds.find((colour) => !/, 0(\.[0-4]\d*)?\)$/.test(colour)) ?? 'white',
      };
    });
}

/** Lists the visible elements that have a colour, and whether a press does something there. */
function findColoured(root: Element, colour: string) {
  const properties =
    'color background-color border-top-color border-left-color outline-color fill stroke'.split(' ');
  return [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => ({ element, style: getComputedStyle(element, pseudo) })),
    )
    .filter(({ style }) => properties.some((name) => style.getPropertyValue(name) === colour))
    .map(({ element }) => ({
      html: element.outerHTML.slice(0, 80),
      // The button beside it turns its tile.
      isControl: !!element.closest('a, button, summary, .waiting-ring'),
    }));
}
