import sharp from 'sharp';
import { ACCENT } from '../src/content/brand/accent.ts';
import { DESK, expect, MISSING, main, pages, paths, test } from './site.ts';

/** What waits for a person, by page: the only places of the accent. */
const DRAWINGS = '[data-drawing], img[src^="/drawings/"]';
const WAITING: Record<string, string> = {
  [pages.home.path]: DRAWINGS,
  [pages.services.path]: `${DRAWINGS}, .log`,
  [pages.contact.path]: '.draft__stamp',
  [MISSING]: DRAWINGS,
};
const [red, green, blue] = ACCENT.match(/\w\w/g)!.map((value) => Number.parseInt(value, 16)) as [
  number,
  number,
  number,
];

test.use({ viewport: DESK });

for (const path of paths)
  test(`accent of ${path} marks only what waits for a person`, async ({ page }) => {
    await page.goto(path);
    const places = await main(page)
      .locator(WAITING[path] ?? 'no-such-element')
      .all();
    const boxes = await Promise.all(places.map((place) => place.boundingBox()));
    const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = { inside: 0, outside: [] as string[] };
    for (let at = 0; at < data.length; at += 3) {
      const distance =
        Math.abs(data[at]! - red) + Math.abs(data[at + 1]! - green) + Math.abs(data[at + 2]! - blue);
      if (distance > 12) continue;
      const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
      if (
        boxes.some(
          (box) =>
            box &&
            x >= box.x - 2 &&
            x <= box.x + box.width + 2 &&
            y >= box.y - 2 &&
            y <= box.y + box.height + 2,
        )
      )
        found.inside++;
      else found.outside.push(`${x}, ${y}`);
    }
    expect(found.outside.slice(0, 5)).toEqual([]);
    expect(found.inside > 0).toBe(path in WAITING);
  });
