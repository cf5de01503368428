import { expect, type Page, test } from '@playwright/test';
import { findContrast, readLuminances } from '../support/pixels.ts';
import {
  addRules,
  footer,
  header,
  likeliest,
  MISSING,
  main,
  menuButton,
  menuLinks,
  openWhole,
  painted,
  removeRules,
  sitePages,
} from '../support/site.ts';

/** https://www.w3.org/TR/WCAG22/#focus-appearance */
const INDICATOR_PX = 2;
const INDICATOR_RATIO = 3;
/** An indicator stands no further off than this. */
const SURROUNDINGS_PX = 10;

/** Pages whose indicators are measured: between them they have every kind of link and button. */
const SHOWN = likeliest(['/', '/contact'], ['/services', '/methodology', '/about', MISSING]);

type Media = Parameters<Page['emulateMedia']>[0] & object;

interface Stop {
  name: string;
  /** Its number among all links and buttons of the page. */
  place: number;
  box: { left: number; top: number; right: number; bottom: number };
  /** The control of a drawing comes after the words beside it. */
  isOfDrawing: boolean;
  /** What a sighted visitor would complain of. */
  hidden: string[];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, width, media] of likeliest<[string, number, Media]>(
  [['at 390 px', 390, {}]],
  [
    ['at 320 px', 320, {}],
    ['at 768 px', 768, {}],
    ['at 1280 px', 1280, {}],
    ['with more contrast', 1280, { contrast: 'more' }],
    ['in forced colours', 1280, { forcedColors: 'active' }],
  ],
))
  for (const { path } of sitePages)
    test(`${path} ${name}: every stop of the Tab key is wholly seen and shown, in reading order, and the same backwards`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, path);
      await page.emulateMedia(media);
      const places = await listPlaces(page);
      const forward = await walk(page, 'Tab', places.length, SHOWN.includes(path));
      const backward = await walk(page, 'Shift+Tab', places.length - 1);
      expect(forward.map(({ place }) => place)).toEqual(places);
      expect(backward.map(({ place }) => place)).toEqual(places.toReversed().slice(1));
      expect(findStepsBack(forward)).toEqual([]);
    });

test('what a link to a place on a page leads to stands below the header, and in view', async ({ page }) => {
  for (const width of likeliest([390], [1280])) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/');
    const links = await page
      .locator('a[href*="#"]')
      .evaluateAll((all) => [...new Set((all as HTMLAnchorElement[]).map(({ href }) => href))]);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await page.goto(link);
      const target = page.locator(':target');
      await expect(target, link).toBeInViewport();
      // The whole page is the target of the skip link.
      const isMain = await main(page).evaluate((element) => element.matches(':target'));
      const { y: top } = (await target.boundingBox())!;
      const { y, height } = (await header(page).boundingBox())!;
      if (!isMain) expect(top, link).toBeGreaterThanOrEqual(y + height - 1);
    }
  }
});

test('in the open menu every stop is wholly seen, and shown as focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await menuButton(page).press('Enter');
  for (const link of await menuLinks(page).all()) {
    await walk(page, 'Tab', 1, true);
    await expect(link).toBeFocused();
  }
});

test('the page follows the keyboard at once, also where it glides for others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const last = footer(page).getByRole('link').last();
  const scrolled = await last.evaluate((link) => {
    link.focus();
    return scrollY;
  });
  expect(scrolled).toBeGreaterThan(0);
});

/** From wherever the focus stands: each stop is wholly seen, and its indicator, where that is asked, is large enough. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number, isShown = false) {
  const walked: Stop[] = [];
  for (let count = 0; count < stops; count++) {
    await page.keyboard.press(key);
    await painted(page);
    const stop = await readStop(page);
    expect(stop.hidden, stop.name).toEqual([]);
    if (isShown) expect(await measureIndicator(page), stop.name).toBeGreaterThanOrEqual(INDICATOR_PX);
    walked.push(stop);
  }
  return walked;
}

/** The numbers of those links and buttons that the Tab key should reach, in their order. */
const listPlaces = (page: Page) =>
  page
    .locator('a[href], button')
    .evaluateAll((all) =>
      all.flatMap((each, place) => (each.checkVisibility({ visibilityProperty: true }) ? [place] : [])),
    );

const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hidden: string[] = [];
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
      hidden.push(`out of the window: ${[left, top, right, bottom]}`);
    for (const x of [left + 1, (left + right) / 2, right - 1])
      for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
        const met = document.elementFromPoint(x, y);
        if (!met?.contains(element) && !element.contains(met))
          hidden.push(`under ${met?.outerHTML.slice(0, 60)}`);
      }
    return {
      name: element.ariaLabel ?? element.textContent!.slice(0, 30),
      place: [...document.querySelectorAll('a[href], button')].indexOf(element),
      box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
      isOfDrawing: element.matches('[data-drawing] button'),
      hidden,
    };
  });

/** Steps that lead to the left without leading down. */
const findStepsBack = (stops: Stop[]) =>
  stops.slice(1).flatMap((next, index) => {
    const { name, box } = stops[index]!;
    const isBack = next.box.right <= box.left && next.box.top < box.bottom - 1;
    return isBack && !next.isOfDrawing ? [`${name} → ${next.name}`] : [];
  });

/** The area that differs by 3:1 when the indicator is taken away, over the length of the element's edge. */
async function measureIndicator(page: Page) {
  const box = (await page.locator(':focus').boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const x = Math.max(0, Math.floor(box.x) - SURROUNDINGS_PX);
  const y = Math.max(0, Math.floor(box.y) - SURROUNDINGS_PX);
  const clip = {
    x,
    y,
    width: Math.min(width, Math.ceil(box.x + box.width) + SURROUNDINGS_PX) - x,
    height: Math.min(height, Math.ceil(box.y + box.height) + SURROUNDINGS_PX) - y,
  };
  await addRules(page, '[role="tooltip"], .tooltip { visibility: hidden !important }');
  const shown = await readLuminances(await page.screenshot({ clip }));
  await addRules(page, ':focus { outline: none !important }');
  const bare = await readLuminances(await page.screenshot({ clip }));
  await removeRules(page);
  const changed = shown.values.filter((value, i) => findContrast(value, bare.values[i]!) >= INDICATOR_RATIO);
  return changed.length / (2 * (box.width + box.height));
}
