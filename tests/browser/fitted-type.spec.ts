import { expect, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { fitEmail } from '../../src/typesetting/fit-email.ts';
import { loadDisplayType } from '../../src/typesetting/measure-text.ts';
import { likeliest, main, openPage } from '../support/site.ts';

/** A first letter that is round or slanted stands a little before the margin, as stems stand on it. */
const OVERSHOOT_EM = 0.045;
/** Browsers round each letter's advance. */
const ROUNDING = 0.001;
const EMAILS = likeliest(
  ['a@b.ch', 'mwmwmwmwmwmwmw@wmwmwmwm.example', 'firstname.lastname@large-company.example'],
  ['hi@firma.ch', company.email, 'iillii_jiillii@illiilliillii-jillii.li.ch'],
);
const VIEWS = [
  [320, 900],
  [390, 900],
  [844, 390],
  [1440, 900],
  [2560, 900],
] as const;

test('an email address of any length fits the poster of the contact page at every width', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const poster = main(page).locator('a[href^="mailto:"]');
  for (const email of EMAILS) {
    await poster.evaluate(setLines, fitEmail(email, await loadDisplayType()));
    for (const [width, height] of VIEWS) {
      await page.setViewportSize({ width, height });
      const { left, right, margin, fontSize } = await poster.evaluate(measureInk);
      const view = `${email} at ${width} px`;
      expect(left, view).toBeGreaterThanOrEqual(margin.left - OVERSHOOT_EM * fontSize - 1);
      const most = margin.right + ROUNDING * (margin.right - margin.left) + 1;
      expect(right, view).toBeLessThanOrEqual(most);
    }
  }
});

function setLines(link: Element, { lines, width }: ReturnType<typeof fitEmail>) {
  const line = link.firstElementChild!;
  const copy = (text: string) => Object.assign(line.cloneNode() as Element, { textContent: text });
  link.replaceChildren(...lines.map(copy));
  document.documentElement.style.setProperty('--email-width', String(width));
}

/** Where the poster's letters begin and end, and the margins of its band. */
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
  const { left, right } = link.parentElement!.getBoundingClientRect();
  return {
    fontSize: Number.parseFloat(fontSize),
    left: Math.min(...edges.map(([left]) => left)),
    right: Math.max(...edges.map(([, right]) => right)),
    margin: { left, right },
  };
}
