import { expect, type Locator, type Page, test } from '@playwright/test';
import { header } from '../support/site.ts';
import { navigation, pages } from '../support/tested-site.ts';

const home = navigation.find(({ path }) => path === pages.home.path)!;
const [one, other] = navigation.filter((page) => page !== home);
/** The last click ends the visit; each other opens a tab. */
const CLICKS: Parameters<Locator['click']>[0][] = [{ modifiers: ['Control'] }, { button: 'middle' }, {}];

test('while a page comes in, its links can be clicked, also into a new tab', async ({ page, context }) => {
  await page.addInitScript(() => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: 90s slowly !important } @keyframes slowly { from { opacity: 0.9 } }',
    );
    document.adoptedStyleSheets = [slowly];
  });
  await page.goto(home.path);
  for (const [index, click] of CLICKS.entries()) {
    // Each click ends the transition that it falls into, so the next needs another.
    const next = index % 2 ? home : one!;
    await findLink(page, next.label).click();
    await expect(page).toHaveURL(next.path);
    await expect.poll(() => page.evaluate(isInTransition)).toBe(true);
    const { x, y } = (await findLink(page, other!.label).boundingBox())!;
    const isNewTab = click !== CLICKS.at(-1);
    const opened = isNewTab ? context.waitForEvent('page') : undefined;
    await page.locator('html').click({ ...click, position: { x: x + 12, y: y + 12 }, force: true });
    const tab = (await opened) ?? page;
    await expect(tab).toHaveURL(other!.path);
    if (!isNewTab) return;
    await expect(page).toHaveURL(next.path);
    await tab.close();
  }
});

for (const [reducedMotion, hasTransition] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`the next page ${hasTransition ? 'comes in by a transition' : 'is just there'} (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        Object.assign(window, { hasTransition: viewTransition !== null }),
      ),
    );
    await page.goto(home.path);
    await findLink(page, one!.label).click();
    await expect(page).toHaveURL(one!.path);
    await expect
      .poll(() => page.evaluate(() => ('hasTransition' in window ? window.hasTransition : undefined)))
      .toBe(hasTransition);
  });

const findLink = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true });

const isInTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
