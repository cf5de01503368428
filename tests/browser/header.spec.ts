import { expect, type Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { findContrast, findExtremes, findLuminance, readLuminances } from '../support/pixels.ts';
import { listLines } from '../support/places.ts';
import { addRules, footer, header, main, menuButton, sample } from '../support/site.ts';
import { pages, sites, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const STRIPES = 'repeating-linear-gradient(90deg, #000 0 4px, #fff 0 8px)';
/** Relative luminance of white seen through 99 % ink, and of what one stripe would differ by without the blur. */
const DARK = 0.004;
const ONE_STRIPE = 0.001;
const TEXT_RATIO = 7;

test('the header stays, is transparent at the top, dark and blurred once scrolled', {
  tag: '@engines',
}, async ({ reader: page }) => {
  for (const width of sample([390], [1280])) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pages.about.path);
    const place = await header(page).boundingBox();
    await standOn(page, STRIPES);
    await expectTransparent(page);
    await page.mouse.wheel(0, 40);
    await expectDarkAndBlurred(page);
    expect(await header(page).boundingBox()).toEqual(place);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectTransparent(page);
  }
});

test('in the middle of a page the header is dark, 7:1 to its words over white, ink and accent, also without scripts', async ({
  reader,
  scriptless,
}) => {
  for (const page of [reader, scriptless]) {
    await page.goto(`${pages.contact.path}#privacy`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await standOn(page, STRIPES);
    await expectDarkAndBlurred(page);
    const lines = await listLines(header(page));
    for (const ground of ['white', 'var(--accent)', 'var(--ink)']) {
      await standOn(page, ground);
      const [, brightest] = await readGround(page);
      for (const { text, colour } of lines)
        expect(
          findContrast(brightest, findLuminance(...colour)),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(TEXT_RATIO);
    }
  }
});

test('the other languages are one click away: in the header from 900 px on, below that in the open menu', async ({
  reader: page,
}) => {
  const others = header(page).locator('a[hreflang]').filter({ visible: true });
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(pages.about.path);
  await expect(others).toHaveCount(sites.length - 1);
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(others).toHaveCount(0);
  await menuButton(page).click();
  await expect(others).toHaveCount(sites.length - 1);
});

test('by touch, which shows no tooltip, the footer says what its number is, and leads to how it checks itself', async ({
  scriptless: page,
}) => {
  await page.goto(pages.home.path);
  const number = footer(page).getByRole('link', { name: company.uid });
  await expect(footer(page).getByText(words.contact.facts.number.label)).toBeVisible();
  await number.tap();
  await expect(main(page).getByText(words.about.companyInformation.arithmetic)).toBeVisible();
});

const expectTransparent = (page: Page) =>
  expect.poll(() => readGround(page), 'the stripes are seen as they are').toEqual([0, 1]);

const expectDarkAndBlurred = (page: Page) =>
  expect(async () => {
    const [darkest, brightest] = await readGround(page);
    expect(brightest, 'dark').toBeLessThan(DARK);
    // Firefox paints no blur where there is no screen.
    const blurs = page.context().browser()!.browserType().name() !== 'firefox';
    if (blurs) expect(brightest - darkest, 'no stripe is made out').toBeLessThan(ONE_STRIPE);
  }).toPass({ timeout: 5000 });

/** Something else below the header, above the page; the header's own words are taken away. */
const standOn = (page: Page, background: string) =>
  addRules(
    page,
    `body { position: relative }
    body::after { content: ""; position: absolute; inset: 0; z-index: 10; background: ${background} }
    header > * { opacity: 0 }`,
  );

/** The darkest and the brightest value in the header's middle; at its edges engines blur otherwise. */
async function readGround(page: Page) {
  const { width, height } = (await header(page).boundingBox())!;
  const picture = await readLuminances(await page.screenshot({ clip: { x: 0, y: 0, width, height } }));
  const inside = { left: 100, top: height / 2 - 8, right: width - 100, bottom: height / 2 + 8 };
  return findExtremes(picture, inside)!;
}
