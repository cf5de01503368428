import type { Page } from '@playwright/test';
import { type Box, findContrast, readLuminances } from './pixels.ts';
import { addRules, removeRules } from './site.ts';

/** https://www.w3.org/TR/WCAG22/#focus-appearance */
const INDICATOR_PX = 2;
const INDICATOR_RATIO = 3;
/** An indicator stands no further off than this. */
const SURROUNDINGS_PX = 10;

interface Stop {
  name: string;
  /** Its number among all links and buttons of the page. */
  place: number;
  box: Box;
  isOfDrawing: boolean;
  /** The number of its section among all of the page. */
  section: number;
  /** Its classes and those of the places around it: of what looks alike, one is measured. */
  look: string;
  /** What a sighted visitor would complain of. */
  faults: string[];
}

/** What is wrong with the way of the Tab key through the whole page, and back; also with its indicators where they are measured. */
export async function findFocusFaults(page: Page, isMeasured = false): Promise<string[]> {
  const places = await listPlaces(page);
  const forward = await walk(page, 'Tab', places.length, isMeasured);
  const backward = await walk(page, 'Shift+Tab', places.length - 1);
  await returnToTop(page);
  const met = [...forward, ...backward];
  const due = [...places, ...places.toReversed().slice(1)];
  const wrong = met.filter(({ place }, i) => place !== due[i]).map(({ name }) => `${name} is out of order`);
  return [...wrong, ...findStepsBack(forward), ...met.flatMap(({ faults }) => faults)];
}

/** Indicators that are hardly seen: all that may be wrong where nothing but colours has changed. */
export async function findFaintIndicators(page: Page): Promise<string[]> {
  const stops = await walk(page, 'Tab', (await listPlaces(page)).length, true);
  await returnToTop(page);
  return stops.flatMap(({ faults }) => faults);
}

/** Where the focus was last, the next walk begins. */
const returnToTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });

/** From wherever the focus stands. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number, isMeasured = false) {
  const walked: Stop[] = [];
  const measured = new Set<string>();
  for (let count = 0; count < stops; count++) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    walked.push(stop);
    if (!isMeasured || measured.has(stop.look)) continue;
    measured.add(stop.look);
    if ((await measureIndicator(page)) < INDICATOR_PX)
      stop.faults.push(`${stop.name} is hardly shown as focused`);
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
      place: [...document.querySelectorAll('a[href], button')].indexOf(element),
      box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
      isOfDrawing: element.matches('[data-drawing] button'),
      section: [...document.querySelectorAll('section')].indexOf(element.closest('section')!),
      look: `${element.ariaCurrent} ${listClasses(element)}`,
      faults,
    };

    function listClasses(element: Element | null): string {
      return element ? `${element.className} ${listClasses(element.parentElement)}` : '';
    }
  });

/** Steps that lead to the left without leading down; but a drawing may stand on either side of the words of its section. */
const findStepsBack = (stops: Stop[]) =>
  stops.slice(1).flatMap((next, index) => {
    const stop = stops[index]!;
    const isBack = next.box.right <= stop.box.left && next.box.top < stop.box.bottom - 1;
    const areBeside = next.section === stop.section && (next.isOfDrawing || stop.isOfDrawing);
    return isBack && !areBeside ? [`${stop.name} → ${next.name}`] : [];
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
  const changed = shown.values.filter((value, i) => findContrast(value, bare.values[i]!) >= INDICATOR_RATIO);
  return changed.length / (2 * (width + height));
}
