import { expect, type Page } from '@playwright/test';
import {
  findBrokenWords,
  findOverlapping,
  findOverlaps,
  findTouchingInk,
  listBoxes,
  listLines,
} from '../support/places.ts';
import { addRules, header, openWithFont, removeRules, sample, sitePaths } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const WIDTHS = sample(
  [320, 390, 599, 600, 768, 899, 900, 1440, 2560],
  [344, 360, 430, 479, 480, 540, 844, 1024, 1279, 1280, 1680, 1920],
);
const READERS_WIDTHS = sample([320, 900], [390, 768, 1280]);
/** 1280 × 1024 px at 400 %: https://www.w3.org/TR/WCAG22/#reflow */
const ZOOMED = { width: 320, height: 256 };
/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const TWICE = 'html { font-size: 200% !important }';

for (const path of sitePaths)
  test(`${path}: nothing is cut off, covered or scrolled sideways, whatever a reader sets`, async ({
    reader: page,
  }) => {
    await openWithFont(page, path);
    await expectSound(page, WIDTHS, true);
    await page.setViewportSize(ZOOMED);
    expect(await findLayoutFaults(page), 'at 400 %').toEqual([]);
    for (const rules of [TWICE, SPACING]) {
      await addRules(page, rules);
      await expectSound(page, READERS_WIDTHS);
      await removeRules(page);
    }
  });

test('in a very short window the header gives way to the page, but not an open menu', async ({
  reader: page,
}) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(pages.about.path);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 20));
  await header(page).getByRole('button').click();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 200));
  await expect(header(page)).not.toBeInViewport();
});

async function expectSound(page: Page, widths: number[], isOurs = false) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutFaults(page), `${width} px`).toEqual([]);
    if (isOurs)
      expect([...(await findTouchingInk(page)), ...(await findBrokenWords(page))], `${width} px`).toEqual([]);
  }
}

/** What a visitor would complain of: a page that scrolls sideways, lines cut off or with something on them. */
async function findLayoutFaults(page: Page) {
  const lines = await listLines(page.locator('body'));
  const inPage = lines.filter(({ layer }) => layer === 'page');
  const headerEnd = (await header(page).boundingBox())!.height;
  const pictures = await listBoxes(page, 'main :is(svg, button):visible');
  return [
    ...(await page.evaluate(findOverhang)),
    ...lines.filter(({ cutBy }) => cutBy).map(({ text, cutBy }) => `${text} cut by ${cutBy}`),
    ...findOverlaps(lines.filter(({ layer }) => layer === 'header')),
    ...findOverlaps(inPage),
    ...inPage.filter(({ top }) => top < headerEnd).map(({ text }) => `${text} is under the header`),
    // The name of a button contains the words on it: https://www.w3.org/WAI/WCAG22/Understanding/label-in-name
    ...inPage.flatMap((line) =>
      findOverlapping(
        line,
        pictures.filter(({ text }) => !text.toLowerCase().includes(line.text.toLowerCase())),
      ),
    ),
  ];
}

/** What makes the page scroll sideways. */
function findOverhang() {
  const { scrollWidth } = document.scrollingElement!;
  if (scrollWidth <= innerWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
  );
  return [`${scrollWidth} px wide`, ...wide.map((element) => element.outerHTML.slice(0, 60))];
}
