import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, openNotingHydration, registration } from '../support/hydration.ts';
import { findContrast, findLuminance } from '../support/pixels.ts';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { path } = pages.methodology;
const { phases, decision } = words.methodology;
/** Of a phase that was not ordered: a visitor has dimmed it, and one press takes that back. */
const MIN_RATIO = 4.6;

const findPhase = (page: Page, index: number) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: phases[index]!.title, level: 2 }) });
const question = (page: Page, index: number) =>
  findPhase(page, index).locator('summary').filter({ visible: true });

test('the head names what the visitor decides at the end of each phase', async ({ page }) => {
  await page.goto(path);
  for (const { title } of phases)
    await expect(main(page).getByRole('link', { name: `${title} ${decision}` })).toBeVisible();
});

for (const [index, { stop }] of phases.entries())
  test(`after phase ${index + 1} the visitor stops with the keyboard, and takes it back`, async ({
    page,
  }) => {
    await page.goto(path);
    await question(page, index).focus();
    await expect(question(page, index)).toContainText(stop.question);
    const before = await readColours(page);
    await page.keyboard.press('Enter');
    await expect(findPhase(page, index).getByText(stop.text)).toBeVisible();
    await expect(question(page, index)).toContainText(stop.decided);
    await expect(question(page, index)).not.toContainText(stop.question, { useInnerText: true });
    const stopped = await readColours(page);
    for (const place of phases.keys()) {
      const isDimmed = stopped[place]!.colour !== before[place]!.colour;
      expect(isDimmed, `phase ${place + 1}`).toBe(place > index);
      expect(stopped[place]!.ratio, `phase ${place + 1}`).toBeGreaterThanOrEqual(MIN_RATIO);
    }
    await page.keyboard.press('Enter');
    await expect(findPhase(page, index).getByText(stop.text)).toBeHidden();
    expect(await readColours(page)).toEqual(before);
  });

test.describe('by touch, without scripts', () => {
  test.use({ hasTouch: true, javaScriptEnabled: false });

  test('the visitor stops after the first phase', async ({ page }) => {
    await page.goto(path);
    await question(page, 0).tap();
    await expect(findPhase(page, 0).getByText(phases[0].stop.text)).toBeVisible();
  });
});

test('the decision stands once React has taken over', async ({ page }) => {
  await openNotingHydration(page, path);
  await question(page, 0).click();
  await registration(page).hover();
  await expectHydrated(page);
  await expect(findPhase(page, 0).getByText(phases[0].stop.text)).toBeVisible();
});

/** Of the heading of each phase, and of its link in the head, which has the worse of the two. */
async function readColours(page: Page) {
  const found = await Promise.all(
    phases.map(async ({ title }, index) => {
      const heading = findPhase(page, index).getByRole('heading', { level: 2 });
      const link = main(page).getByRole('link', { name: title });
      const colours = await Promise.all([heading, link].map((element) => element.evaluate(readColour)));
      return {
        colour: colours.map(({ letters }) => letters).join(),
        ratio: Math.min(...colours.map(({ letters, ground }) => findRatio(letters, ground))),
      };
    }),
  );
  return found;
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
