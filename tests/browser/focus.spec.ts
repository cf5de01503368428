import { expect, type Page } from '@playwright/test';
import { findContrast, readLuminances } from '../support/pixels.ts';
import { addRules, menuButton, menuLinks, openAt, removeRules, sample, sitePaths } from '../support/site.ts';
import { navigation, pages } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

/** https://www.w3.org/TR/WCAG22/#focus-appearance */
const MIN_INDICATOR_PX = 2;
const MIN_INDICATOR_RATIO = 3;
/** An indicator stands no further off than this. */
const SURROUNDINGS_PX = 10;

const CONTACT = pages.contact.path;
/** Between them these have every kind of link and button, with the menu and with its links in a row. */
const MEASURED = sample([pages.home.path, CONTACT], sitePaths);
/** The header may cover what is reached from below. */
const WALKED_BACK = sample([CONTACT], sitePaths);
const SCHEMES = sample<'dark' | 'light'>(['dark'], ['light']);
/** What this worker has measured: of stops that look alike, one is. */
const measured = new Set<string>();

type Media = Parameters<Page['emulateMedia']>[0];

for (const width of sample([390], [320, 768, 1280]))
  for (const path of sitePaths)
    test(`${path} at ${width} px: the Tab key reaches every link and button in order, each in view and clearly seen`, async ({
      reader: page,
    }) => {
      await openAt(page, width, path);
      const places = await listPlaces(page);
      const forward = await walk(page, 'Tab', places.length, MEASURED.includes(path));
      expect.soft(forward.filter(({ place }, i) => place !== places[i])).toEqual([]);
      expect.soft(forward.flatMap(({ faults }) => faults)).toEqual([]);
      if (!WALKED_BACK.includes(path)) return;
      const backward = await walk(page, 'Shift+Tab', places.length - 1);
      expect.soft(backward.filter(({ place }, i) => place !== places.at(-2 - i))).toEqual([]);
      expect.soft(backward.flatMap(({ faults }) => faults)).toEqual([]);
    });

test('focus is clearly seen in the open menu', async ({ reader: page }) => {
  await openAt(page, 390, CONTACT);
  await menuButton(page).press('Enter');
  await walk(page, 'Tab', navigation.length, true);
  await expect(menuLinks(page).last()).toBeFocused();
});

/** From wherever the focus stands. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number, isMeasured = false) {
  const stops: Awaited<ReturnType<typeof readStop>>[] = [];
  while (stops.length < count) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    stops.push(stop);
    if (!isMeasured) continue;
    await expectIndicator(page, stop.name, stop.look);
    // There the system has the colours, and ancestors none.
    for (const colorScheme of SCHEMES)
      await expectIndicator(page, stop.name, `${colorScheme} ${stop.outline}`, {
        forcedColors: 'active',
        colorScheme,
      });
  }
  return stops;
}

async function expectIndicator(page: Page, name: string, look: string, media?: Media) {
  if (measured.has(look)) return;
  measured.add(look);
  if (media) await page.emulateMedia(media);
  // In forced colours nothing moves, and there is no button that pauses it.
  if (await page.locator(':focus').isVisible())
    expect.soft(await measureIndicator(page), `${name}: ${look}`).toBeGreaterThanOrEqual(MIN_INDICATOR_PX);
  if (media) await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** The numbers of those links and buttons that the Tab key should reach, in their order. */
const listPlaces = (page: Page) =>
  page
    .locator('a[href], button, summary')
    .evaluateAll((all) =>
      all.flatMap((each, place) => (each.checkVisibility({ visibilityProperty: true }) ? [place] : [])),
    );

/** With its number among all links and buttons, its look by all classes, and what a sighted visitor would complain of. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const name = element.ariaLabel ?? element.textContent!.slice(0, 30);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const faults: string[] = [];
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
      faults.push(`${name} is out of the window: ${[left, top, right, bottom]}`);
    for (const x of [left + 1, (left + right) / 2, right - 1])
      for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
        const met = document.elementFromPoint(x, y);
        if (!met?.contains(element) && !element.contains(met))
          faults.push(`${name} is under ${met?.outerHTML.slice(0, 60)}`);
      }
    return {
      name,
      place: [...document.querySelectorAll('a[href], button, summary')].indexOf(element),
      look: `${innerWidth} ${element.ariaCurrent} ${listClasses(element)}`,
      outline: readOutline(getComputedStyle(element)),
      faults,
    };

    function readOutline({ outline, outlineOffset, display, borderRadius }: CSSStyleDeclaration) {
      return [innerWidth, outline, outlineOffset, display, borderRadius].join(' ');
    }

    function listClasses(element: Element | null): string {
      return element ? `${element.className} ${listClasses(element.parentElement)}` : '';
    }
  });

/** The area that differs by 3:1 when the indicator is taken away, over the length of the element's edge. */
async function measureIndicator(page: Page) {
  const { x, y, width, height } = (await page.locator(':focus').boundingBox())!;
  const clip = {
    x: x - SURROUNDINGS_PX,
    y: y - SURROUNDINGS_PX,
    width: width + 2 * SURROUNDINGS_PX,
    height: height + 2 * SURROUNDINGS_PX,
  };
  await addRules(page, '[role="tooltip"], .tooltip { visibility: hidden !important }');
  const shown = await readLuminances(await page.screenshot({ clip }));
  await addRules(page, ':focus { outline: none !important }');
  const bare = await readLuminances(await page.screenshot({ clip }));
  await removeRules(page);
  const changed = shown.values.filter(
    (value, i) => findContrast(value, bare.values[i]!) >= MIN_INDICATOR_RATIO,
  );
  return changed.length / (2 * (width + height));
}
