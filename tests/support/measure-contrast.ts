import { expect, type Locator, type Page } from '@playwright/test';
import { tooltip } from './hydration.ts';
import { type Line, listLines, trimToLetters } from './list-lines.ts';
import { findContrast, findExtremes, findLuminance, readLuminances } from './pixels.ts';
import { addRules, removeRules } from './site.ts';

/** Large text is 18 pt: https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE_PX = 24;
const LARGE_RATIO = 4.5;
const CONTROL_RATIO = 3;
/** Thin strokes of small letters never reach their full colour in a picture. */
const SMOOTHED_RATIO = 4.5;
/** Letters alone: what takes its colour from the text keeps it. */
const WITHOUT_LETTERS =
  '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }';

/** The lines of a page, each the box of its letters. */
export async function listTexts(page: Page): Promise<Line[]> {
  const lines = await listLines(page.locator('body'));
  if (lines.length < 10) throw new Error('The page has hardly any text.');
  // A rule may begin where the last letter's own room ends.
  return lines.map((line) => ({ ...line, ...trimToLetters(line) }));
}

/** Lines that stand out less from the pixel behind them that is nearest to their colour; for large ones 4.5:1 is enough. */
export async function findPaleText(page: Page, lines: Line[], ratio: number): Promise<string[]> {
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
export async function findUnseenText(page: Page, lines: Line[]): Promise<string[]> {
  const picture = await readLuminances(await page.screenshot({ fullPage: true }));
  return lines.flatMap(({ text, ...box }) => {
    const extremes = findExtremes(picture, box);
    return extremes && findContrast(...extremes) < SMOOTHED_RATIO ? [text] : [];
  });
}

/** Controls whose sign is hard to make out from their ground, pointed at or not; of those of one class in a section the first is measured. */
export async function findFaintControls(page: Page): Promise<string[]> {
  const faint: string[] = [];
  const measured = new Set<string>();
  for (const control of await page.getByRole('button').filter({ visible: true }).all()) {
    const { name, look } = await control.evaluate((button) => ({
      name: button.ariaLabel ?? button.textContent,
      look: `${button.className} ${button.closest('section')?.className}`,
    }));
    if (measured.has(look)) continue;
    measured.add(look);
    if ((await measureSign(control)) < CONTROL_RATIO) faint.push(name);
    await control.hover();
    if ((await measureSign(control)) < CONTROL_RATIO) faint.push(`${name}, pointed at`);
    await page.mouse.move(0, 0);
  }
  // A tooltip waits for one more move of the mouse.
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  return faint;
}

/** The contrast inside a control, without its edge. */
async function measureSign(control: Locator) {
  const picture = await readLuminances(await control.screenshot());
  const inside = { left: 3, top: 3, right: picture.width - 3, bottom: picture.height - 3 };
  return findContrast(...findExtremes(picture, inside)!);
}
