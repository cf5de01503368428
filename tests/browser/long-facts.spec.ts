import { expect, type Locator, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { LONGEST } from '../../src/facts/check-company.ts';
import { header, sitePages } from '../support/site.ts';

const OVERSHOOT_PX = 1;

/** Facts as long as a build allows, in words that are hard to break. */
const longest = {
  tagline: 'Donaudampfschifffahrtsgesellschaftskapitäne finden ihre Muster und geben ihnen Arbeit auf.',
  street: 'Untere Mittelwäldchenbergwegstrasse 128b',
  town: 'Niederwangenriedholzhauserdorf',
};
const names = ['Bergbahnbetriebsinformatikgenossenschaft', 'Ostschweizerische Informatikergruppen AG'];

test('the facts that are tried are as long as a build allows', () => {
  for (const [field, value] of Object.entries(longest))
    expect(value, field).toHaveLength(LONGEST[field as keyof typeof longest]);
  for (const name of names) expect(name).toHaveLength(LONGEST.name);
});

for (const name of names)
  for (const width of [320, 390, 768, 900, 1440])
    test(`${name} and other facts as long fit every page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of sitePages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await replaceFacts(page, { ...longest, name });
        expect(await findWide(page), path).toEqual([]);
        await expectBrandInHeader(header(page).getByRole('link', { name, exact: true }), path);
      }
    });

for (const width of [320, 390, 480, 899, 900, 1440])
  test(`a number of the widest digits fits its poster at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    for (const digit of '0123456789') expect(await findTouching(page, digit), digit).toEqual([]);
  });

/** Sets all digits of the poster to one, and finds the small figures that reach the next digit of their row. */
const findTouching = (page: Page, digit: string) =>
  page.getByRole('img', { name: company.uid, exact: true }).evaluate((poster, digit) => {
    const digits = [...poster.children].filter((child) => /^\d/.test(child.textContent));
    for (const each of digits) each.firstChild!.textContent = digit;
    const figures = digits.map((each) => each.querySelector('small')?.getBoundingClientRect());
    const letters = digits.map((each) => {
      const range = document.createRange();
      range.selectNode(each.firstChild!);
      return range.getBoundingClientRect();
    });
    return figures.flatMap((figure, index) => {
      const [letter, next] = [letters[index]!, letters[index + 1]];
      const followsInRow = next && next.left > letter.left;
      return figure && followsInRow && figure.right > next.left ? [index + 1] : [];
    });
  }, digit);

async function replaceFacts(page: Page, facts: Record<string, string>) {
  const pairs = Object.entries(facts).map(([field, value]) => [
    company[field as keyof typeof company],
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

/** Texts that the window's right edge cuts, and whether the page scrolls sideways. */
const findWide = (page: Page) =>
  page.evaluate((overshoot) => {
    const edge = document.documentElement.clientWidth + overshoot;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = document.documentElement.scrollWidth > edge ? ['the page scrolls sideways'] : [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (range.getBoundingClientRect().right > edge) found.push(walker.currentNode.textContent!);
    }
    return found;
  }, OVERSHOOT_PX);

/** The letters of the name are no higher than the bar, and end before the button or the links. */
async function expectBrandInHeader(brand: Locator, path: string) {
  const room = await brand.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.lastChild!);
    const [text, bar] = [range.getBoundingClientRect(), link.closest('header')!.getBoundingClientRect()];
    // A line's rectangle is as high as the tallest letter of the font; what counts is one em of it.
    const excess =
      (range.getClientRects()[0]!.height - Number.parseFloat(getComputedStyle(link).fontSize)) / 2;
    const next = [...link.parentElement!.children].slice(1).filter((element) => element.checkVisibility());
    return {
      above: text.top + excess - bar.top,
      below: bar.bottom - text.bottom + excess,
      beside: Math.min(...next.map((element) => element.getBoundingClientRect().left)) - text.right,
    };
  });
  for (const [side, px] of Object.entries(room)) expect(px, `${side} on ${path}`).toBeGreaterThanOrEqual(0);
}
