import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, menuButton, sitePages } from '../support/site.ts';

/** All of axe: WCAG up to 2.2 with AAA, what is good practice beyond it, and what is still on trial. */
const STANDARD = [
  ...['wcag2a', 'wcag21a', 'wcag22a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa'],
  ...['best-practice', 'experimental'],
];
/** There axe still asks the style sheet for colours that the system has replaced; `contrast.spec.ts` sees them. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced'];
/** A tooltip belongs to no landmark: it is heard with what it describes. */
const LANDMARK_RULES = ['region'];
/** Beside its toasts Radix has two stops without a name or size, which pass the focus on at once. */
const STOP_RULES = ['focus-order-semantics'];

for (const width of [320, 390, 768, 1280])
  for (const { path } of sitePages)
    test(`axe finds nothing on ${path} in any state, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await expectNothing(page, 'as it is');
      for (const media of [{ reducedMotion: 'reduce' }, { contrast: 'more' }] as const) {
        await page.emulateMedia(media);
        await expectNothing(page, JSON.stringify(media));
      }
      await page.emulateMedia({ reducedMotion: null, contrast: null, forcedColors: 'active' });
      await expectNothing(page, 'in forced colours', COLOUR_RULES);
      await page.emulateMedia({ forcedColors: null });
      await openInTurn(page);
    });

/** Looks at what a visitor may open on a page, one thing after the other. */
async function openInTurn(page: Page) {
  if (await menuButton(page).isVisible()) {
    await menuButton(page).click();
    await expectNothing(page, 'with its menu open');
    await page.keyboard.press('Escape');
  }
  await footer(page).getByRole('link', { name: company.uid }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNothing(page, 'with a tooltip', LANDMARK_RULES);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  const copy = page.getByRole('button', { name: 'Copy email address' });
  if (!(await copy.isVisible())) return;
  await copy.click();
  await expect(page.getByRole('status')).toHaveText(/copied/);
  await expectNothing(page, 'with a toast', STOP_RULES);
}

async function expectNothing(page: Page, state: string, without: string[] = []) {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).disableRules(without).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}
