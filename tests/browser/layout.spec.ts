import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { LONGEST } from '../../src/facts/check-company.ts';
import { findCovered, findLayoutFaults } from '../support/measure-layout.ts';
import {
  addRules,
  hasOtherOwner,
  header,
  likeliest,
  main,
  openPage,
  removeRules,
  sitePages,
} from '../support/site.ts';

const WIDTHS = [
  ...[320, 344, 360, 390, 430, 479, 480, 540, 599, 600, 768, 844],
  ...[899, 900, 1024, 1279, 1280, 1440, 1680, 1920, 2560],
];
const READERS_WIDTHS = likeliest([320, 900], [390, 768, 1280]);
/** 1280 × 1024 px at 400 %: https://www.w3.org/TR/WCAG22/#reflow */
const ZOOMED = { width: 320, height: 256 };
/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const TWICE = 'html { font-size: 200% !important }';

/** As long as a build allows, in words that are hard to break. */
const longFacts = {
  name: 'Bergbahnbetriebsinformatikgenossenschaft',
  tagline: 'Donaudampfschifffahrtsgesellschaftskapitäne finden ihre Muster und geben ihnen Arbeit auf.',
  street: 'Untere Mittelwäldchenbergwegstrasse 128b',
  town: 'Niederwangenriedholzhauserdorf',
};

// What the header stands on would be seen by degrees.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of sitePages) {
  test(`${path}: nothing is cut off, overlapped, covered or scrolled sideways, 320 to 2560 px and at 400 % zoom`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expectSound(page, WIDTHS);
    for (const size of [
      ZOOMED,
      ...likeliest([390], [320, 768, 900, 1440, 2560]).map((width) => ({ width, height: 800 })),
    ]) {
      await page.setViewportSize(size);
      expect(await findLayoutFaults(page)).toEqual([]);
      expect(await findCovered(page), `${size.width} × ${size.height} px`).toEqual([]);
    }
  });

  test(`${path}: nor with text at 200 %, a reader's own spacing, or facts as long as a build allows`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const rules of [TWICE, SPACING]) {
      await addRules(page, rules);
      await expectSound(page, READERS_WIDTHS);
      await removeRules(page);
    }
    await replaceFacts(page);
    await expectSound(page, READERS_WIDTHS);
  });
}

test('the facts that are tried are as long as a build allows', () => {
  for (const [field, value] of Object.entries(longFacts))
    expect(value, field).toHaveLength(LONGEST[field as keyof typeof longFacts]);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 600],
  [844, 390],
] as const)
  test(`both buttons of the home page are in the first view of ${width} × ${height} px`, async ({ page }) => {
    test.skip(hasOtherOwner, 'a lead of twice the length leaves them no room');
    await page.setViewportSize({ width, height });
    await openPage(page, '/');
    for (const path of ['/services', '/contact'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeInViewport({ ratio: 1 });
  });

test('in a very short window the header gives way to the page, and stays while its menu is open', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/about');
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 20));
  await header(page).getByRole('button').click();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 200));
  await expect(header(page)).not.toBeInViewport();
});

async function expectSound(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutFaults(page), `${width} px`).toEqual([]);
  }
}

async function replaceFacts(page: Page) {
  const pairs = Object.entries(longFacts).map(([field, value]) => [
    company[field as keyof typeof longFacts],
    value,
  ]);
  await page.evaluate((pairs) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const [from, to] of pairs) text.data = text.data.replaceAll('\u00a0', ' ').replaceAll(from!, to!);
    }
  }, pairs);
}
