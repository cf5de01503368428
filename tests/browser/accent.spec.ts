import { expect, type Page } from '@playwright/test';
import { ACCENT } from '../../src/content/brand/accent.ts';
import { MISSING, main, openWithFont, sitePaths } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

/** What has the accent, and where on the page; a section asks for one decision at most. */
interface Shown {
  section: number;
  text: string;
  top: number;
  bottom: number;
}

const VIEWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const questions = words.services.blocks.flatMap(({ example }) =>
  example?.kind === 'case' ? example.log.flatMap(({ question }) => question ?? []) : [],
);

/** What is pressed to decide all that a page asks for; other pages ask for nothing. */
const DECISIONS: Record<string, (page: Page) => Promise<void>> = {
  [pages.home.path]: (page) =>
    main(page).getByRole('button', { name: words.home.hero.waiting.button }).click(),
  [pages.services.path]: async (page) => {
    for (const { answers } of questions) await press(page, answers[0]!.label);
  },
  [pages.methodology.path]: async (page) => {
    const actions = words.methodology.phases.map(({ stop }) => stop.action);
    for (const action of new Set(actions))
      for (const stop of await main(page).locator('summary', { hasText: action }).all()) await stop.click();
  },
  [pages.contact.path]: (page) =>
    main(page).getByRole('button', { name: words.contact.letters.copying.name }).first().click(),
  [MISSING]: (page) => main(page).getByRole('button', { name: words.notFound.waiting.button }).click(),
};

const press = (page: Page, label: string) => main(page).locator('summary', { hasText: label }).click();

for (const path of sitePaths)
  test(`${path} shows the accent on one decision a view at most, and nowhere once it is made`, async ({
    reader: page,
  }) => {
    await openWithFont(page, path);
    for (const view of VIEWS) {
      await page.setViewportSize(view);
      const shown = await findAccent(page);
      if (DECISIONS[path]) expect(shown).not.toEqual([]);
      expect(findSharedViews(shown, view.height), `${view.width} px`).toEqual([]);
    }
    await DECISIONS[path]?.(page);
    await page.mouse.move(0, 0);
    await expect.poll(() => findAccent(page)).toEqual([]);
  });

/** Pairs of two decisions which a window of this height shows both at some place of the page. */
const findSharedViews = (shown: Shown[], height: number) =>
  shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter((other) => other.section !== one.section)
      .filter((other) => Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) < height)
      .map((other) => `${one.text} / ${other.text}`),
  );

/**
 * What can be seen of a page in the accent, by computed colours: text, grounds, borders, outlines, shadows and gradients
 * of elements and of what CSS puts before or after them. Pictures (SVG, canvas) decide nothing: in them the accent is
 * the one element that waits for a person.
 */
const findAccent = (page: Page): Promise<Shown[]> =>
  page.evaluate((accent) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, number[]>();
    const wanted = parse(accent);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => [undefined, '::before', '::after'].some((pseudo) => paints(element, pseudo)))
      .map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const section = element.closest('section, header, footer');
        return {
          section: [...document.querySelectorAll('section, header, footer')].indexOf(section!),
          text: `${element.tagName} ${element.textContent.trim().slice(0, 30)}`,
          top: top + scrollY,
          bottom: bottom + scrollY,
        };
      });

    function paints(element: Element, pseudo: string | undefined) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return false;
      const hasText = pseudo
        ? style.content.length > 2
        : [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
      const colours = [
        style.backgroundColor,
        ...(hasText ? [style.color] : []),
        ...['top', 'right', 'bottom', 'left']
          .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
          .map((side) => style.getPropertyValue(`border-${side}-color`)),
        ...(style.outlineStyle === 'none' ? [] : [style.outlineColor]),
        ...(`${style.boxShadow} ${style.backgroundImage}`.match(/(rgba?|color)\([^)]*\)/g) ?? []),
      ];
      return colours.some((colour) => parse(colour).every((part, i) => Math.abs(part - wanted[i]!) < 3));
    }

    /** Red, green, blue and opacity, from any notation. */
    function parse(colour: string) {
      if (!known.has(colour)) {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        known.set(colour, [...context.getImageData(0, 0, 1, 1).data]);
      }
      return known.get(colour)!;
    }
  }, ACCENT);
