import { expect, type Page, test } from '@playwright/test';
import { findContrast, readLuminances } from '../support/pixels.ts';
import { addRules, footer, menuButton, menuLinks, painted, sitePages } from '../support/site.ts';

/** https://www.w3.org/TR/WCAG22/#focus-appearance */
const INDICATOR_PX = 2;
const INDICATOR_RATIO = 3;
/** An indicator stands no further off than this. */
const SURROUNDINGS_PX = 10;
const HEIGHT = 900;

/** Together they have every kind of link and button. */
const richPages = sitePages.filter(({ path }) => ['/', '/contact', '/no-such-page'].includes(path));

interface Stop {
  name: string;
  /** Its number among all links and buttons of the page. */
  place: number;
  box: { left: number; top: number; right: number; bottom: number };
  isMotionButton: boolean;
  /** What a sighted visitor would complain of. */
  hidden: string[];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 390, 768, 1280])
  test(`every stop of the Tab key is wholly seen, in reading order, and the same backwards, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const { path } of sitePages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const places = await listPlaces(page);
      const forward = await walk(page, 'Tab', places.length);
      const backward = await walk(page, 'Shift+Tab', places.length - 1);
      expect(forward.map(readPlace), path).toEqual(places);
      expect(backward.map(readPlace), path).toEqual(places.toReversed().slice(1));
      for (const { name, hidden } of [...forward, ...backward])
        expect(hidden, `${path}: ${name}`).toEqual([]);
      expect(findSteps(forward), path).toEqual([]);
    }
  });

for (const [width, name, media, pages] of [
  [390, 'as it is', {}, sitePages],
  [1280, 'as it is', {}, sitePages],
  [1280, 'with more contrast', { contrast: 'more' }, richPages],
  [1280, 'in forced colours', { forcedColors: 'active' }, richPages],
] as const)
  test(`focus is shown by 2 px round the whole, 3:1 to what was there, ${width} px wide (${name})`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await page.setViewportSize({ width, height: HEIGHT });
    const found: { value: number; where: string }[] = [];
    for (const { path } of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const _ of await listPlaces(page)) {
        const [stop] = await walk(page, 'Tab', 1);
        found.push({ value: await measureIndicator(page), where: `${stop!.name} on ${path}, ${width} px` });
      }
    }
    expect(found.filter(({ value }) => value < INDICATOR_PX)).toEqual([]);
  });

test('in the open menu every stop is wholly seen and shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.goto('/');
  await menuButton(page).press('Enter');
  for (const link of await menuLinks(page).all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect((await readStop(page)).hidden).toEqual([]);
    expect(await measureIndicator(page)).toBeGreaterThanOrEqual(INDICATOR_PX);
  }
});

test('the page follows the keyboard at once, also where it glides for others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const scrolled = await footer(page)
    .getByRole('link', { name: 'Privacy' })
    .evaluate((link) => {
      link.focus();
      return scrollY;
    });
  expect(scrolled).toBeGreaterThan(0);
});

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number) {
  const stops: Stop[] = [];
  while (stops.length < steps) {
    await page.keyboard.press(key);
    await painted(page);
    stops.push(await readStop(page));
  }
  return stops;
}

const readPlace = ({ place }: Stop) => place;

/** The numbers of what the Tab key has to reach, among all links and buttons. */
const listPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')].flatMap((each, place) =>
      each.checkVisibility({ visibilityProperty: true }) ? [place] : [],
    ),
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
      isMotionButton: element.matches('.drawing > button'),
      hidden,
    };
  });

/** Steps that lead to the left without leading down; the control of a drawing comes after the words beside it. */
const findSteps = (stops: Stop[]) =>
  stops.slice(1).flatMap((next, index) => {
    const { name, box } = stops[index]!;
    const isBack = next.box.right <= box.left && next.box.top < box.bottom - 1;
    return isBack && !next.isMotionButton ? [`${name} → ${next.name}`] : [];
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
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const changed = shown.values.filter((value, i) => findContrast(value, bare.values[i]!) >= INDICATOR_RATIO);
  return changed.length / (2 * (box.width + box.height));
}
