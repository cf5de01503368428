import { expect, type Page, test } from '@playwright/test';
import { findContrast, findLuminance } from '../support/pixels.ts';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { phases } = words.methodology;
/** Of a phase that was not ordered: a visitor has dimmed it, and one press takes that back. */
const MIN_RATIO = 4.6;

const findPhase = (page: Page, index: number) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: phases[index]!.title, level: 2 }) });

test('a stop after a phase dims those that follow, which stay legible, until it is taken back', async ({
  page,
}) => {
  await page.goto(pages.methodology.path);
  const before = await readColours(page);
  for (const index of phases.keys()) {
    await findPhase(page, index).locator('summary').press('Enter');
    const stopped = await readColours(page);
    for (const place of phases.keys()) {
      for (const [which, colour] of stopped[place]!.colours.entries())
        expect(colour !== before[place]!.colours[which], `phase ${place + 1}`).toBe(place > index);
      expect(stopped[place]!.ratio, `phase ${place + 1}`).toBeGreaterThanOrEqual(MIN_RATIO);
    }
    await page.keyboard.press('Enter');
    expect(await readColours(page)).toEqual(before);
  }
});

/** Of the heading of each phase, and of its link in the head, which has the worse of the two. */
async function readColours(page: Page) {
  return Promise.all(
    phases.map(async ({ title }, index) => {
      const heading = findPhase(page, index).getByRole('heading', { level: 2 });
      const link = main(page).getByRole('link', { name: title });
      const colours = await Promise.all([heading, link].map((element) => element.evaluate(readColour)));
      return {
        colours: colours.map(({ letters }) => letters),
        ratio: Math.min(...colours.map(({ letters, ground }) => findRatio(letters, ground))),
      };
    }),
  );
}

function readColour(element: Element) {
  const isPainted = (owner: Element) => getComputedStyle(owner).backgroundColor !== 'rgba(0, 0, 0, 0)';
  let owner = element;
  while (!isPainted(owner)) owner = owner.parentElement!;
  return { letters: getComputedStyle(element).color, ground: getComputedStyle(owner).backgroundColor };
}

function findRatio(...colours: [string, string]) {
  const [one, other] = colours.map((colour) => {
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number);
    return findLuminance(red!, green!, blue!);
  });
  return findContrast(one!, other!);
}
