import { expect, type Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const { phases } = words.methodology;
const { path } = pages.methodology;
const titles = phases.map(({ title }) => title);

/** Of a phase that was not ordered: a visitor has dimmed it, and one press takes that back. */
const MIN_DIMMED_RATIO = 4.6;

test('each phase can be stopped by a tap, which says what is kept and strikes what was not ordered, and taken back', async ({
  scriptless: page,
}) => {
  await page.goto(path);
  for (const [index, { title, stop }] of phases.entries()) {
    await main(page).getByRole('link', { name: title }).tap();
    await expect(page.locator(':target')).toBeInViewport();
    const { phase, summary } = findStop(page, index);
    await expect(summary).toHaveText(stop.action, { useInnerText: true });
    await summary.tap();
    await expect(phase.getByText(stop.text, { exact: true })).toBeVisible();
    await expect(summary).toHaveText(`${stop.decided} ${stop.undo}`, { useInnerText: true });
    await expect(phase.locator('s')).toContainText(titles.slice(index + 1));
    await summary.tap();
    await expect(phase.getByText(stop.text, { exact: true })).toBeHidden();
  }
});

test('the phases that were not ordered, and their links, are dimmed but legible until the stop is taken back', async ({
  reader: page,
}) => {
  await page.goto(path);
  const headings = titles.map((name) => main(page).getByRole('heading', { name, level: 2 }));
  const links = titles.map((name) => main(page).getByRole('link', { name }));
  const readAll = () => Promise.all([...headings, ...links].map((text) => text.evaluate(readColours)));
  const before = await readAll();
  for (const index of phases.keys()) {
    await findStop(page, index).summary.press('Enter');
    const stopped = await readAll();
    const dimmed = stopped.map(([letters], place) => letters !== before[place]![0]);
    const following = phases.map((_, place) => place > index);
    expect(dimmed).toEqual([...following, ...following]);
    const ratios = stopped.map(([letters, ground]) => wcagContrast(letters, ground));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(MIN_DIMMED_RATIO);
    await page.keyboard.press('Enter');
    expect(await readAll()).toEqual(before);
  }
});

function findStop(page: Page, index: number) {
  const heading = page.getByRole('heading', { name: titles[index]!, level: 2 });
  const phase = main(page).locator('section').filter({ has: heading });
  return { phase, summary: phase.locator('summary') };
}

/** Of the letters, and of what is painted nearest behind them. */
function readColours(text: Element) {
  let painted = text;
  while (getComputedStyle(painted).backgroundColor === 'rgba(0, 0, 0, 0)') painted = painted.parentElement!;
  return [getComputedStyle(text).color, getComputedStyle(painted).backgroundColor] as const;
}
