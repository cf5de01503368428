import { expect, type Locator } from '@playwright/test';
import { countRings } from '../../src/site/arrange-rings.ts';
import { main, openWithFont, sample } from '../support/site.ts';
import { pages, site, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const WIDTHS = sample([390, 1440], [320, 768, 1024, 1280, 2560]);

test('About has a ring for each person, all of one size and whole px, none on another, and a manager’s beside his name', async ({
  reader: page,
}) => {
  const { management, staff } = site.facts;
  const rings = countRings(staff);
  await openWithFont(page, pages.about.path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await listRings(main(page).locator('section').first());
    expect(boxes, `${width} px`).toHaveLength(rings);
    const sides = new Set(boxes.flatMap(({ width, height }) => [width, height]));
    expect(sides.size, `${width} px: ${[...sides]}`).toBeLessThanOrEqual(1);
    for (const side of sides) expect(side % 1).toBe(0);
    const places = new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(places.size, `${width} px`).toBe(rings);
    for (const box of boxes) expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
    for (const { name } of rings ? management : []) {
      const row = (await main(page).getByRole('listitem').filter({ hasText: name }).first().boundingBox())!;
      const beside = boxes.filter(({ y }) => Math.abs(y - row.y) < 1);
      expect(beside.length, `${name} at ${width} px`).toBeGreaterThan(0);
      expect(Math.abs(Math.min(...beside.map(({ x }) => x)) - row.x - row.width)).toBeLessThan(1.5);
    }
  }
});

test('each of the values has a quarter of the ring', async ({ reader: page }) => {
  await openWithFont(page, pages.about.path);
  const { items, title } = words.about.values;
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  expect(await listRings(section)).toHaveLength(items.length);
});

/** What has rings as its background, by its box in CSS px. */
const listRings = (part: Locator) =>
  part.locator('*').evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element).backgroundImage.includes('gradient'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
  );
