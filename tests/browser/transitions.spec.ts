import { expect, test } from '@playwright/test';
import { header } from '../support/site.ts';

test('while a page comes in, a link of it can be clicked, also into a new tab by Ctrl', async ({
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
  await page.goto('/');
  await header(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(isInTransition)).toBe(true);
  const { x, y } = (await header(page).getByRole('link', { name: 'About' }).boundingBox())!;
  const opened = context.waitForEvent('page');
  await page.keyboard.down('Control');
  await page.mouse.click(x + 12, y + 12);
  await page.keyboard.up('Control');
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page).toHaveURL(/\/services$/);
  await page.bringToFront();
  await page.mouse.click(x + 12, y + 12);
  await expect(page).toHaveURL(/\/about$/);
});

const isInTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
