import { expect, type Page, test } from '@playwright/test';
import { findContrast, readLuminances } from '../support/pixels.ts';
import { addRules, menuButton, menuLinks, openAt, removeRules, sample, sitePaths } from '../support/site.ts';
import { navigation, pages } from '../support/tested-site.ts';

/** https://www.w3.org/TR/WCAG22/#focus-appearance */
const MIN_INDICATOR_PX = 2;
const MIN_INDICATOR_RATIO = 3;
/** An indicator stands no further off than this. */
const SURROUNDINGS_PX = 10;

/** Between them these have every kind of link and button, with the menu and with its links in a row. */
const MEASURED = sample([pages.home.path, pages.contact.path], sitePaths);
const MEASURED_WIDTHS = sample([390], [1280]);

// Whatever moves or changes by degrees is in one state or the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of sample([390], [320, 768, 1280]))
  for (const path of sitePaths)
    test(`${path} at ${width} px: the Tab key reaches every link and button in order, there and back, and each in view`, async ({
      page,
    }) => {
      await openAt(page, width, path);
      const places = await listPlaces(page);
      const forward = await walk(page, 'Tab', places.length);
      const backward = await walk(page, 'Shift+Tab', places.length - 1);
      const walked = [...forward, ...backward];
      const due = [...places, ...places.toReversed().slice(1)];
      expect.soft(walked.filter(({ place }, i) => place !== due[i]).map(({ name }) => name)).toEqual([]);
      expect.soft(walked.flatMap(({ faults }) => faults)).toEqual([]);
    });

for (const width of MEASURED_WIDTHS)
  for (const path of MEASURED)
    for (const colorScheme of [undefined, ...sample<'dark' | 'light'>(['dark'], ['light'])])
      test(`${path} at ${width} px: focus is clearly seen${colorScheme ? ` in ${colorScheme} forced colours` : ''}`, async ({
        page,
      }) => {
        await openAt(page, width, path);
        if (colorScheme) await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await expectIndicators(page, (await listPlaces(page)).length);
      });

test('focus is clearly seen in the open menu', async ({ page }) => {
  await openAt(page, 390, pages.contact.path);
  await menuButton(page).press('Enter');
  await expectIndicators(page, navigation.length);
  await expect(menuLinks(page).last()).toBeFocused();
});

/** Of stops that look alike, one is measured. */
async function expectIndicators(page: Page, stops: number) {
  const measured = new Set<string>();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const { name, look } = await readStop(page);
    if (!measured.has(look))
      expect.soft(await measureIndicator(page), name).toBeGreaterThanOrEqual(MIN_INDICATOR_PX);
    measured.add(look);
  }
}

/** From wherever the focus stands. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const stops: Awaited<ReturnType<typeof readStop>>[] = [];
  while (stops.length < count) {
    await page.keyboard.press(key);
    stops.push(await readStop(page));
  }
  return stops;
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
      look: `${element.ariaCurrent} ${listClasses(element)}`,
      faults,
    };

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
