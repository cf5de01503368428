import type { Page } from '@playwright/test';
import { type Line, listLines, trimToLetters } from './list-lines.ts';
import type { Box } from './pixels.ts';

const MIN_TARGET_PX = 44;

interface Thing extends Box {
  name: string;
}

/** What a visitor would complain of in the layout: a page that scrolls sideways, lines cut off or with something on them. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const lines = await listLines(page.locator('body'));
  const cut = lines.filter(({ cutBy }) => cutBy).map(({ text, cutBy }) => `${text} cut by ${cutBy}`);
  const inHeader = lines.filter(({ layer }) => layer === 'header').map(measureLetters);
  const inPage = lines.filter(({ layer }) => layer === 'page').map(measureLetters);
  const pictures = await listBoxes(page, 'main svg, main button');
  const onPictures = inPage.flatMap((line) => findOverlapping(line, pictures.filter(isNotOf(line))));
  return [
    ...(await findOverhang(page)),
    ...cut,
    ...findOverlaps(inHeader),
    ...findOverlaps(inPage),
    ...onPictures,
  ];
}

/** Links and buttons that are too small, or of which one takes the pointer from another. */
export async function findTargetFaults(page: Page): Promise<string[]> {
  const inHeader = await listBoxes(page, 'header :is(a[href], button):visible');
  const inPage = await listBoxes(page, ':is(main, footer) :is(a[href], button):visible');
  const small = [...inHeader, ...inPage]
    .filter(({ left, top, right, bottom }) => Math.min(right - left, bottom - top) < MIN_TARGET_PX)
    .map(({ name }) => `${name} is small`);
  return [...small, ...findOverlaps(inHeader), ...findOverlaps(inPage)];
}

/** What makes the page scroll sideways. */
const findOverhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement!;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    );
    return [`${scrollWidth} px wide`, ...wide.map((element) => element.outerHTML.slice(0, 60))];
  });

/** Places on the page; a link inside a sentence is left out, which is as high as its line. */
const listBoxes = (page: Page, selector: string): Promise<Thing[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter(
        (element) =>
          getComputedStyle(element).display !== 'inline' ||
          element.parentElement!.textContent.trim() === element.textContent.trim(),
      )
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const name = element.ariaLabel ?? (element.textContent.trim() || element.outerHTML.slice(0, 60));
        return { name, left, top: top + scrollY, right, bottom: bottom + scrollY };
      }),
  );

const measureLetters = (line: Line): Thing => ({ name: line.text, ...trimToLetters(line) });

/** The name of a button contains the words on it: https://www.w3.org/WAI/WCAG22/Understanding/label-in-name */
const isNotOf =
  (line: Thing) =>
  ({ name }: Thing) =>
    !name.toLowerCase().includes(line.name.toLowerCase());

const findOverlaps = (things: Thing[]) =>
  things.flatMap((thing, index) => findOverlapping(thing, things.slice(index + 1)));

/** By more than a pixel, for places are rounded. */
const findOverlapping = (thing: Thing, others: Thing[]) =>
  others
    .filter((other) => thing.left < other.right - 1 && other.left < thing.right - 1)
    .filter((other) => thing.top < other.bottom - 1 && other.top < thing.bottom - 1)
    .map((other) => `${thing.name} / ${other.name}`);
