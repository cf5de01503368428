import { expect, type Locator } from '@playwright/test';
import { measureEmail, writeRule } from '../../src/outputs/typesetting/measure-page.ts';
import { findCase } from '../../src/site/find-case.ts';
import { splitEmail } from '../../src/site/split-email.ts';
import { listLines } from '../support/places.ts';
import { addRules, main, openWithFont, removeRules, sample } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const WIDTHS = sample([320, 390, 599, 900, 1440, 2560], [360, 412, 600, 768, 899, 1024, 1280, 1920]);
const ADDRESSES = [
  'hello@agentenwerk.ch',
  'anna-maria.frei@beispiel.ch',
  'kontakt@automation.partner.swiss',
  'fritz.iwlli@illi-filler.liestal.ch',
  'jean-pierre@atelier-numerique.ch',
];

/** The mission has three lines from here on. */
const WIDE_FROM_PX = 900;
/** Below this size, the last line of About takes several lines: see ClosingCall.css. */
const MIN_CLOSING_PX = 36;

const { home, methodology, about } = words;

test('the largest titles fit their columns at every width', async ({ reader: page }) => {
  for (const [path, text, count] of [
    [pages.home.path, home.hero.title.join(' '), home.hero.title.length],
    [pages.home.path, home.closing.title.at(-1)!, 1],
    [pages.methodology.path, methodology.closing.title.at(-1)!, 1],
    [pages.about.path, about.closing.title.at(-1)!, 1],
  ] as const) {
    await openWithFont(page, path);
    const title = main(page).locator(':is(h1, h2), :is(h1, h2) *').filter({ hasText: text }).last();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      const { lines, overhang, fontSize } = await measure(title);
      if (fontSize > MIN_CLOSING_PX) expect(lines, `${text} at ${width} px`).toBeLessThanOrEqual(count);
      expect(overhang, `${text} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('in wide windows the mission has three lines', async ({ reader: page }) => {
  await openWithFont(page, pages.about.path);
  const mission = main(page).getByText(about.mission.text).locator('..');
  for (const width of WIDTHS.filter((width) => width >= WIDE_FROM_PX)) {
    await page.setViewportSize({ width, height: 1000 });
    expect((await measure(mission)).lines, `${width} px`).toBe(3);
  }
});

test('an address of ordinary length fits its poster, in the lines that it is broken into', async ({
  reader: page,
}) => {
  await openWithFont(page, pages.contact.path);
  const poster = main(page).locator('a[href^="mailto:"]').first();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 });
    for (const email of ADDRESSES) {
      const wanted = splitEmail(email);
      await addRules(page, writeRule(measureEmail(email)));
      await poster.evaluate(writeLines, wanted);
      const { lines, overhang } = await measure(poster);
      // Phones show it in two lines, other windows in one.
      expect(lines, `${email} at ${width} px`).toBe(width < 600 ? wanted.length : 1);
      expect(overhang, `${email} at ${width} px`).toBeLessThanOrEqual(0);
      await removeRules(page);
    }
  }
});

test('the figures of a case fit their sheets, of one digit as of four', async ({ reader: page }) => {
  const example = findCase(words.services.blocks);
  test.skip(!example, 'no service has one');
  await openWithFont(page, pages.services.path);
  const sheets = page.locator(`#${example!.anchor}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const figure of ['8', '000', '0000']) {
      await sheets.evaluate(setFigures, figure);
      expect(await sheets.evaluate(overflows), `${figure} at ${width} px`).toBe(false);
    }
  }
});

function writeLines(link: Element, lines: string[]) {
  const spans = lines.map((line) => Object.assign(document.createElement('span'), { textContent: line }));
  link.replaceChildren(...spans);
}

/** As the build writes them, with the number of their digits. */
function setFigures(list: Element, figure: string) {
  list.setAttribute('data-digits', `${figure.length}`);
  for (const element of list.querySelectorAll('strong')) element.textContent = figure;
}

const overflows = (list: Element) =>
  [...list.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

/** The lines of a text, and how many whole px the ink of the longest reaches beyond the right margin. */
async function measure(text: Locator) {
  const lines = await listLines(text);
  const { bearing, margin } = await text.evaluate((element) => {
    const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(element);
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const last = pen.measureText(element.textContent!.trim().at(-1)!);
    const band = element.closest('section')!;
    // The left margin, which is as wide as the right one, is the first column of the grid.
    const columns = getComputedStyle(band).gridTemplateColumns.replace(/\[[^\]]*\]/g, '');
    return {
      // What follows the ink of its last letter: the space beside it, and the tracking.
      bearing: last.width - last.actualBoundingBoxRight + (Number.parseFloat(letterSpacing) || 0),
      margin: band.getBoundingClientRect().right - Number.parseFloat(columns),
    };
  });
  return {
    lines: new Set(lines.map(({ bottom }) => Math.round(bottom))).size,
    overhang: Math.floor(Math.max(...lines.map(({ right }) => right)) - Math.max(0, bearing) - margin),
    fontSize: lines[0]!.fontSize,
  };
}
