import type { Page } from '@playwright/test';
import { company } from '../src/content/company.ts';
import {
  draft,
  drafts,
  expect,
  footer,
  header,
  listedPages,
  MISSING,
  main,
  menuButton,
  menuLinks,
  PHONE,
  pages,
  paths,
  registration,
  test,
} from './site.ts';

test.use({ viewport: PHONE });

/** The ground of the header. Through a dark one, what is white beneath shows so little that text keeps a contrast of 7:1. */
const CLEAR = { 'background-color': 'rgba(0, 0, 0, 0)', 'backdrop-filter': 'none' };
const DARK = { 'background-color': /[/,] 0\.9\d*\)$/, 'backdrop-filter': /blur/ };
async function expectGround(page: Page, styles: typeof CLEAR | typeof DARK) {
  for (const [name, value] of Object.entries(styles)) await expect(header(page)).toHaveCSS(name, value);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every page is complete without scripts, and an address opens its draft', async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(answer!.status()).toBe(path.endsWith(MISSING) ? 404 : 200);
        await page.keyboard.press('Tab');
        await expect.soft(header(page).locator('a:focus')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect.soft(main(page)).toBeFocused();
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        const hidden = main(page)
          .locator(
            ':is(h1, h2, h3, dt, dd, section > p, li > p, img):not(details *, :has(button), :empty:not(img))',
          )
          .filter({ visible: false });
        expect.soft(await hidden.allTextContents()).toEqual([]);
        // Other buttons need the script.
        await expect.soft(page.getByRole('button', { disabled: false })).toHaveCount(1);
      });
    await expectGround(page, DARK);
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(listedPages.length);
    for (const id of drafts) {
      await page.goto(`${pages.contact.path}#draft-${id}`);
      await expect.soft(draft(page)).toHaveAttribute('id', `draft-${id}`);
      await expect.soft(draft(page)).toBeInViewport();
    }
  });
});

test('header is clear at the top, else dark, and covers no anchor; visit stores nothing and asks no other host', async ({
  page,
  context,
  baseURL,
  errors,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const next = new Date().getUTCFullYear() + 1;
  await page.clock.setFixedTime(new Date(next, 0, 2));
  for (const path of paths) {
    await page.goto(path);
    await expect.soft(footer(page).getByText(/^©/)).toHaveText(`© ${next} ${company.name}`);
    await expectGround(page, CLEAR);
    expect.soft(await page.evaluate(findCoveredAnchors), path).toEqual([]);
    for (const drawing of await page.locator('[data-drawing]').all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect.soft(page.locator('html')).toHaveAttribute('data-playable');
    }
  }
  await registration(page).focus();
  await expectGround(page, DARK);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ contrast: 'more' });
  await expect(header(page)).not.toHaveCSS('background-color', DARK['background-color']);
  await page.locator('#widgets > *').first().waitFor({ state: 'attached' });
  const unknown = '/%3Cscript%3Ealert(1)%3C%2Fscript%3E';
  await page.goto(unknown);
  await expect.poll(() => errors.splice(0)).toEqual([`404: ${unknown}`]);
  expect.soft(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect.soft(context.serviceWorkers()).toEqual([]);
  expect.soft(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('works without its script, and shows no dead controls', async ({ page, errors }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const path of [pages.services.path, pages.contact.path, pages.home.path]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveText(listedPages.map(({ label }) => label));
  }
  errors.length = 0;
});

function findCoveredAnchors() {
  const visible = [...document.querySelectorAll('main [id]:not(svg *)')].filter((each) =>
    each.checkVisibility(),
  );
  const header = document.querySelector('header')!.getBoundingClientRect();
  return visible.flatMap((element) => {
    element.scrollIntoView();
    const { top } = element.getBoundingClientRect();
    return top < header.bottom - 1 || top >= innerHeight ? element.id : [];
  });
}
