import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, likeliest, menuButton, openWhole, sitePages } from '../support/site.ts';

type Media = Parameters<Page['emulateMedia']>[0] & object;

const MEDIA: Media[] = [{ reducedMotion: 'reduce' }, { contrast: 'more' }, { forcedColors: 'active' }];
const LEAST_TARGET_PX = 44;
/** All of axe: WCAG up to 2.2 with AAA, what is good practice beyond it, and what is still on trial. */
const STANDARD = [
  ...['wcag2a', 'wcag21a', 'wcag22a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa'],
  ...['best-practice', 'experimental'],
];
/** In forced colours axe still reads those of the style sheet; `contrast.spec.ts` looks at the pixels. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced'];
/** A tooltip belongs to no landmark: it is heard with what it describes. */
const LANDMARK_RULES = ['region'];
/** Beside its toasts Radix has two stops without a name or size, which pass the focus on at once. */
const STOP_RULES = ['focus-order-semantics'];

for (const width of likeliest([390], [320, 768, 1280]))
  for (const { path } of sitePages)
    test(`${path} at ${width} px: axe finds nothing in any state, targets are large and apart`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openWhole(page, path);
      await expectNoViolation(page, 'as it is');
      await expectTargets(page);
      for (const media of likeliest<Media>([], MEDIA)) {
        await page.emulateMedia(media);
        await expectNoViolation(page, JSON.stringify(media), media.forcedColors ? COLOUR_RULES : []);
        await page.emulateMedia({ reducedMotion: null, contrast: null, forcedColors: null });
      }
      await openInTurn(page, path === '/contact');
    });

/** What a visitor may open: the menu everywhere, tooltip and toast where both are. */
async function openInTurn(page: Page, hasWidgets: boolean) {
  if (await menuButton(page).isVisible()) {
    await menuButton(page).click();
    await expectNoViolation(page, 'with its menu open');
    await expectTargets(page);
    await page.keyboard.press('Escape');
  }
  if (!hasWidgets) return;
  await footer(page).getByRole('link', { name: company.uid }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoViolation(page, 'with a tooltip', LANDMARK_RULES);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByRole('status')).toHaveText(/copied/);
  await expectNoViolation(page, 'with a toast', STOP_RULES);
}

async function expectNoViolation(page: Page, state: string, without: string[] = []) {
  const axe = new AxeBuilder({ page }).withTags(STANDARD).disableRules(without);
  // Without frames on the page there is nothing that the slower way would find.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}

/** Links and buttons that are too small, or of which one takes the pointer from another; a link inside a sentence is as high as its line. */
async function expectTargets(page: Page) {
  const targets = await page.locator('a[href]:visible, button:visible').evaluateAll((all) =>
    all
      .filter(
        (target) =>
          getComputedStyle(target).display !== 'inline' ||
          target.parentElement!.textContent.trim() === target.textContent.trim(),
      )
      .map((target) => {
        const { left, top, right, bottom } = target.getBoundingClientRect();
        const name = target.ariaLabel ?? target.textContent;
        return { name, left, top, right, bottom, isInHeader: target.closest('header') !== null };
      }),
  );
  expect(targets.length).toBeGreaterThan(5);
  const small = targets.filter(
    ({ left, top, right, bottom }) => Math.min(right - left, bottom - top) < LEAST_TARGET_PX,
  );
  expect(small).toEqual([]);
  const below = targets.filter(({ isInHeader }) => !isInHeader);
  const touching = below.flatMap((one, i) =>
    below
      .slice(i + 1)
      .filter((other) => one.left < other.right - 1 && other.left < one.right - 1)
      .filter((other) => one.top < other.bottom - 1 && other.top < one.bottom - 1)
      .map((other) => `${one.name} / ${other.name}`),
  );
  expect(touching).toEqual([]);
}
