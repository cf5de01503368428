import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  copyButton,
  DESK,
  expect,
  menuButton,
  PHONE,
  pages,
  paths,
  registration,
  test,
  toasts,
  tooltip,
} from './site.ts';

const TAGS = 'wcag2a wcag2aa wcag21a wcag21aa wcag22aa wcag2aaa best-practice'.split(' ');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function expectAccessible(page: Page, state: string, without: string[] = []) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .disableRules(without)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, state).toEqual([]);
}

for (const path of paths)
  test(`${path} passes axe and shows its focus`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(path);
    for (const drawing of await page.locator('[data-drawing]').all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing.and(page.locator('[data-playable]'))).toBeVisible();
    }
    // Folds are closed on desks and open on phones.
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      if (viewport === PHONE)
        for (const summary of await page.locator('summary:visible').all()) await summary.press('Enter');
      await expectAccessible(page, `${viewport.width} px`);
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(findFocusFaults), `${viewport.width} px`).toEqual([]);
    }
  });

test('open menu, tooltip and toast pass axe', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pages.contact.path);
  await menuButton(page).press('Enter');
  await expectAccessible(page, 'with the menu open');
  await page.keyboard.press('Escape');
  await copyButton(page).click();
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await registration(page).hover();
  await expect(tooltip(page)).toBeVisible();
  // A tooltip belongs to no landmark; Radix has two stops beside toasts that pass the focus on at once; "Copied" on the
  // button is a message, not its label.
  const exceptions = ['region', 'focus-order-semantics', 'label-content-name-mismatch'];
  await expectAccessible(page, 'with a tooltip and a toast', exceptions);
});

/** Reports links and buttons that are covered, smaller than 44 px, or whose focus ring is missing or too faint. */
function findFocusFaults() {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const readColour = (colour: string) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  const measureLuminance = (colour: string) => {
    const [red, green, blue] = readColour(colour).map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const findGround = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => readColour(colour)[3] > 200) ?? '#fff';

  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')];
  return all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      element.focus();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor, display } = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = element.getBoundingClientRect();
      const text = [...range.getClientRects()].find(({ width }) => width > 0) ?? box;
      const [x, y] = [text.left + text.width / 2, text.top + text.height / 2];
      const isHit = (dy: number) => {
        const hit = document.elementFromPoint(x, y + dy);
        return hit && (element.contains(hit) || hit.contains(element)) ? element.contains(hit) : false;
      };
      const isInSentence =
        display === 'inline' && element.parentElement!.textContent.trim() !== element.textContent.trim();
      // A pseudo-element may stretch the target beyond the box.
      const isLarge = Math.min(box.width, box.height) >= 44 || (isHit(-21) && isHit(21));
      const outside = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
      const lights = [outlineColor, findGround(Math.max(1, box.left - outside), box.top + box.height / 2)]
        .map(measureLuminance)
        .toSorted((one, other) => other - one);
      const contrast = (lights[0]! + 0.05) / (lights[1]! + 0.05);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const faults = [
        !hasRing && 'has no focus ring',
        hasRing && contrast < 3 && `has a focus ring of contrast ${contrast.toFixed(1)}`,
        !isInSentence && !isLarge && `is ${Math.round(box.width)} × ${Math.round(box.height)} px`,
        !isInSentence && !isHit(0) && `is under ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 60)}`,
      ].filter(Boolean);
      return faults.map((fault) => `${element.outerHTML.slice(0, 60)} ${fault}`);
    });
}
