import { test as base, expect, type Locator } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { listLines } from '../support/places.ts';
import { header, main, menuButton, menuLinks, openWithFont, sample } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

const WIDTHS = sample([320, 599, 900, 2560], [390, 768, 899, 1280]);
const PHONE = { width: 390, height: 844 };
/** Beside the last letter's ink. */
const LETTER_ROOM_EM = 0.03;
/** As in ClosingCall.across.css. */
const MIN_CLOSING_PX = 36;

/** Playwright hides scrollbars; here they take their room, as on most desks. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('nothing moves when the menu opens and closes, though the scrollbar takes room', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithFont(page, pages.home.path);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const places = [header(page).getByRole('link', { name: company.name }), menuButton(page), main(page)];
  const before = await Promise.all(places.map(readEdge));
  await menuButton(page).click();
  await expect(menuLinks(page).first()).toBeVisible();
  expect(await Promise.all(places.map(readEdge))).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await Promise.all(places.map(readEdge))).toEqual(before);
});

test('type as wide as the window ends at the margin, not under the scrollbar', async ({ page }) => {
  for (const [path, type] of [
    [pages.about.path, main(page).getByRole('heading', { level: 2 }).last()],
    [pages.contact.path, main(page).locator('a[href^="mailto:"]').first()],
  ] as const) {
    await openWithFont(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 2000 });
      const lines = await listLines(type);
      const ends = [...lines.map(({ right }) => right), await type.evaluate(findDrawnEnd)];
      const beyond = Math.max(...ends) - (await type.evaluate(readMargin));
      const { fontSize } = lines[0]!;
      // A title that is too long for the window even in the smallest size takes several lines.
      if (path === pages.about.path && fontSize <= MIN_CLOSING_PX) continue;
      expect(Math.abs(beyond) / fontSize, `${path} at ${width} px`).toBeLessThan(LETTER_ROOM_EM);
      if (path === pages.about.path) expect(new Set(lines.map(({ bottom }) => bottom)).size).toBe(1);
    }
  }
});

/** Of the menu button, whose word changes, the right one; of what stands on the left the left one. */
async function readEdge(place: Locator) {
  const { x, y, width } = (await place.boundingBox())!;
  return [y, x > PHONE.width / 2 ? x + width : x];
}

/** Of a title whose full stop is drawn. */
const findDrawnEnd = (type: Element) =>
  Math.max(...Array.from(type.querySelectorAll('span'), (span) => span.getBoundingClientRect().right));

/** Where the right margin of an element's band begins: it is as wide as the left one, the first track of the grid. */
function readMargin(element: Element) {
  const band = element.closest('section')!;
  const [, margin = ''] = /([\d.]+)px/.exec(getComputedStyle(band).gridTemplateColumns)!;
  return band.getBoundingClientRect().right - Number.parseFloat(margin);
}
