import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findContrast, findExtremes, findLuminance, readLuminances } from '../support/pixels.ts';
import { findOverlaps, type Line, listBoxes, listLines } from '../support/places.ts';
import { addRules, menuButton, openAt, removeRules, sample, sitePaths } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';
import { copyEmail, registration, toasts, tooltip } from '../support/widgets.ts';

/** All of axe: WCAG up to 2.2 with AAA, what is good practice beyond it, and what is still on trial. */
const STANDARD = [
  ...['wcag2a', 'wcag21a', 'wcag22a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa'],
  ...['best-practice', 'experimental'],
];
/**
 * A tooltip belongs to no landmark: it is heard with what it describes. Beside its toasts Radix has two stops without a
 * name or size, which pass the focus on at once.
 */
const WIDGET_EXCEPTIONS = ['region', 'focus-order-semantics'];

const MIN_TARGET_PX = 44;
/** Large text is 18 pt: https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE_PX = 24;
const LARGE_RATIO = 4.5;
/** Thin strokes of small letters never reach their full colour in a picture. */
const SMOOTHED_RATIO = 4.5;
/** Letters alone: what takes its colour from the text keeps it. */
const WITHOUT_LETTERS =
  '* { -webkit-text-fill-color: transparent !important; -webkit-text-stroke: 0 !important; text-decoration: none !important }';

interface State {
  name: string;
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Without one the system chooses the colours, and nothing is left that axe could find: it reads those of the style sheet. */
  textRatio?: number;
}

const AS_IT_IS: State = { name: 'as it is', media: {}, textRatio: 7 };
/** What a visitor may wish for, which reaches every page by the same rules. Where he wishes for more contrast no text is grey. */
const WISHES = sample<State>(
  [{ name: 'in forced colours', media: { forcedColors: 'active', colorScheme: 'dark' } }],
  [
    { name: 'in light forced colours', media: { forcedColors: 'active', colorScheme: 'light' } },
    {
      name: 'with more contrast',
      media: { forcedColors: 'none', colorScheme: null, contrast: 'more' },
      textRatio: 15,
    },
  ],
);
const CONTACT = pages.contact.path;
const WISHED = sample([CONTACT], sitePaths);

for (const width of sample([390], [320, 768, 1280])) {
  for (const path of sitePaths)
    test(`${path} at ${width} px: all is seen, and large enough to be met`, async ({ reader: page }) => {
      await openAt(page, width, path);
      for (const state of [AS_IT_IS, ...(WISHED.includes(path) ? WISHES : [])]) {
        const { name, media, textRatio } = state;
        await page.emulateMedia(media);
        expect.soft(await findTargetFaults(page), name).toEqual([]);
        const lines = await listLines(page.locator('body'));
        expect(lines.length).toBeGreaterThanOrEqual(10);
        if (textRatio) {
          expect.soft(await findViolations(page), name).toEqual([]);
          expect.soft(await findPaleText(page, lines, textRatio), name).toEqual([]);
        }
        expect.soft(await findUnseenText(page, lines), name).toEqual([]);
      }
    });

  test(`${CONTACT} at ${width} px: and with an open menu, a tooltip and a toast`, async ({
    reader: page,
  }) => {
    await openAt(page, width, CONTACT);
    if (await menuButton(page).isVisible()) {
      await menuButton(page).press('Enter');
      expect(await findViolations(page)).toEqual([]);
      expect(await findTargetFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await copyEmail(page).click();
    await expect(toasts(page)).toBeVisible();
    // A toast stays while it has the focus.
    await page.keyboard.press('F8');
    await registration(page).hover();
    await expect(tooltip(page)).toBeVisible();
    expect(await findViolations(page, WIDGET_EXCEPTIONS)).toEqual([]);
    await expect(toasts(page)).toBeVisible();
  });
}

async function findViolations(page: Page, without: string[] = []) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARD)
    .disableRules(without);
  // Without frames on the page there is nothing that the slower way would find.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`,
  );
}

/** Links and buttons that are too small, or of which one takes the pointer from another. */
async function findTargetFaults(page: Page) {
  const inHeader = await listBoxes(page, 'header :is(a[href], button, summary):visible');
  const inPage = await listBoxes(page, ':is(main, footer) :is(a[href], button, summary):visible');
  const small = [...inHeader, ...inPage].filter(
    ({ left, top, right, bottom }) => Math.min(right - left, bottom - top) < MIN_TARGET_PX,
  );
  return [...small.map(({ text }) => `${text} is small`), ...findOverlaps(inHeader), ...findOverlaps(inPage)];
}

/** Lines that stand out less from the pixel behind them that is nearest to their colour; for large ones 4.5:1 is enough. */
async function findPaleText(page: Page, lines: Line[], ratio: number) {
  await addRules(page, WITHOUT_LETTERS);
  const ground = await readLuminances(await page.screenshot({ fullPage: true }));
  await removeRules(page);
  return lines.flatMap(({ text, colour, fontSize, ...box }) => {
    const behind = findExtremes(ground, box) ?? [];
    const found = Math.min(...behind.map((each) => findContrast(each, findLuminance(...colour))));
    const least = fontSize >= LARGE_PX ? LARGE_RATIO : ratio;
    return found < least ? [`${text}: ${found.toFixed(2)}`] : [];
  });
}

/** Lines that are not to be seen in a picture of the page: by their colour, or by what stands on them. */
async function findUnseenText(page: Page, lines: Line[]) {
  const picture = await readLuminances(await page.screenshot({ fullPage: true }));
  return lines.flatMap(({ text, ...box }) => {
    const extremes = findExtremes(picture, box);
    return extremes && findContrast(...extremes) < SMOOTHED_RATIO ? [text] : [];
  });
}
