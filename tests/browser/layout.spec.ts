import { expect, type Page, test } from '@playwright/test';
import { fitEmail } from '../../src/typesetting/fit-email.ts';
import { loadDisplayType } from '../../src/typesetting/measure-text.ts';
import { main, sitePages } from '../support/site.ts';

const WIDTHS = [
  320, 344, 360, 390, 430, 479, 480, 540, 599, 600, 768, 844, 899, 900, 1024, 1279, 1280, 1440, 1680, 1920,
  2560,
];
const HEIGHT = 800;

/** A first letter that is round or slanted stands a little before the margin, as stems stand on it. */
const OVERSHOOT_EM = 0.045;
/** Browsers round each letter's advance. */
const ROUNDING = 0.001;

for (const textSize of ['100%', '200%'])
  test(`nothing scrolls sideways from 320 to 2560 px with text at ${textSize}`, async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect(await findOverhang(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 600],
  [844, 390],
] as const)
  test(`both buttons of the home page are in the first view of ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const path of ['/services', '/contact'])
      await expect(main(page).locator(`a[href="${path}"]`).first()).toBeInViewport({ ratio: 1 });
  });

for (const email of [
  'a@b.ch',
  'hi@firma.ch',
  'hello@muster.example',
  'mwmwmwmwmwmwmw@wmwmwmwm.example',
  'firstname.lastname@large-company.example',
  'iillii_jiillii@illiilliillii-jillii.li.ch',
])
  test(`${email} fits the poster at every width`, async ({ page }) => {
    const { lines, width } = fitEmail(email, await loadDisplayType());
    await page.goto('/contact');
    const poster = main(page).locator('a[href^="mailto:"]');
    await poster.evaluate(
      (link, { lines, width }) => {
        const [line] = link.children;
        link.replaceChildren(
          ...lines.map((text) => Object.assign(line!.cloneNode() as Element, { textContent: text })),
        );
        document.documentElement.style.setProperty('--email-width', String(width));
      },
      { lines, width },
    );
    for (const window of [320, 390, 844, 1440, 2560]) {
      await page.setViewportSize({ width: window, height: window === 844 ? 390 : 900 });
      const ink = await poster.evaluate(measureInk);
      const { marginLeft, marginRight, fontSize } = ink;
      const left = marginLeft - OVERSHOOT_EM * fontSize - 1;
      const right = marginRight + ROUNDING * (marginRight - marginLeft) + 1;
      expect(ink.left, `left at ${window} px`).toBeGreaterThanOrEqual(left);
      expect(ink.right, `right at ${window} px`).toBeLessThanOrEqual(right);
    }
  });

/** What reaches past the window's right edge, if that makes the page scroll. */
const findOverhang = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement!;
    if (root.scrollWidth <= innerWidth) return [];
    const far = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    );
    return [`${root.scrollWidth} px`, ...far.map((element) => element.outerHTML.slice(0, 60))];
  });

/** Where the poster's letters begin and end, and where the margins of its heading's band are. */
function measureInk(link: Element) {
  const { font, fontSize, letterSpacing } = getComputedStyle(link);
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  context.letterSpacing = letterSpacing;
  const edges = [...link.children].map((line) => {
    const start = line.getBoundingClientRect().left;
    const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(line.textContent!);
    return [start - actualBoundingBoxLeft, start + actualBoundingBoxRight] as const;
  });
  const band = link.parentElement!.getBoundingClientRect();
  return {
    fontSize: Number.parseFloat(fontSize),
    left: Math.min(...edges.map(([left]) => left)),
    right: Math.max(...edges.map(([, right]) => right)),
    marginLeft: band.left,
    marginRight: band.right,
  };
}
