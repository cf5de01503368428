import { expect, test } from '@playwright/test';
import { header } from '../support/site.ts';

test('while a page comes in, a link of it can be clicked, also into a new tab by Ctrl or the middle button', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: 90s slowly !important } @keyframes slowly { from { opacity: 0.9 } }',
    );
    document.adoptedStyleSheets = [slowly];
  });
  for (const { modifiers, button } of [
    { modifiers: ['Control' as const], button: 'left' as const },
    { modifiers: [], button: 'middle' as const },
    { modifiers: [], button: 'left' as const },
  ]) {
    await page.goto('/');
    await header(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect.poll(() => page.evaluate(isInTransition)).toBe(true);
    const { x, y } = (await header(page).getByRole('link', { name: 'About' }).boundingBox())!;
    const isNewTab = button === 'middle' || modifiers.length > 0;
    const opened = isNewTab ? context.waitForEvent('page') : undefined;
    for (const key of modifiers) await page.keyboard.down(key);
    await page.mouse.click(x + 12, y + 12, { button });
    for (const key of modifiers) await page.keyboard.up(key);
    const tab = (await opened) ?? page;
    await expect(tab).toHaveURL(/\/about$/);
    if (!isNewTab) return;
    await expect(page).toHaveURL(/\/services$/);
    await tab.close();
  }
});

const isInTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
