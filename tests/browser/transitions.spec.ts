import { expect, type Locator, test } from '@playwright/test';
import { navigation, pages } from '../../src/content/pages.ts';
import { header } from '../support/site.ts';

/** Beside Home, where the visit begins. */
const [one, other] = navigation.filter(({ path }) => path !== pages.home.path);
const CLICKS: Parameters<Locator['click']>[0][] = [{ modifiers: ['Control'] }, { button: 'middle' }, {}];

test('while a page comes in, its links can be clicked, also into a new tab', async ({ page, context }) => {
  await page.addInitScript(() => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: 90s slowly !important } @keyframes slowly { from { opacity: 0.9 } }',
    );
    document.adoptedStyleSheets = [slowly];
  });
  for (const click of CLICKS) {
    await page.goto(pages.home.path);
    await header(page).getByRole('link', { name: one!.label, exact: true }).click();
    await expect(page).toHaveURL(one!.path);
    await expect.poll(() => page.evaluate(isInTransition)).toBe(true);
    const { x, y } = (await header(page)
      .getByRole('link', { name: other!.label, exact: true })
      .boundingBox())!;
    const isNewTab = click !== CLICKS.at(-1);
    const opened = isNewTab ? context.waitForEvent('page') : undefined;
    const position = { x: x + 12, y: y + 12 };
    await page.locator('html').click({ ...click, position, force: true });
    const tab = (await opened) ?? page;
    await expect(tab).toHaveURL(other!.path);
    if (!isNewTab) return;
    await expect(page).toHaveURL(one!.path);
    await tab.close();
  }
});

const isInTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
