import sharp from 'sharp';
import { ACCENT } from '../src/content/brand/accent.ts';
import { expect, MISSING, main, PHONE, pages, paths, test } from './site.ts';

/** What waits for a person, by page: the only places of the accent. The first one on the page has it. */
const DRAWINGS = '[data-drawing], img[src^="/drawings/"]';
const WAITING: Record<string, string> = {
  [pages.home.path]: DRAWINGS,
  [pages.services.path]: `${DRAWINGS}, .log`,
  [pages.contact.path]: '.draft__stamp',
  [MISSING]: DRAWINGS,
};

test.use({ viewport: PHONE });

for (const path of paths)
  test(`accent of ${path} marks only what waits for a person`, async ({ page }) => {
    await page.goto(path);
    // An owner's mark may have the accent too.
    await page.locator('.mark').evaluate((mark) => mark.remove());
    const found = await findAccent(await page.screenshot({ fullPage: true }));
    const waiting = main(page).locator(WAITING[path] ?? 'no-such-element');
    const boxes: DOMRect[] = await waiting.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON()),
    );
    const isIn = ({ x, y }: Point, box: DOMRect) =>
      box.left < x && x < box.right && box.top < y && y < box.bottom;
    expect(found.filter((point) => !boxes.some((box) => isIn(point, box)))).toEqual([]);
    if (path in WAITING) expect(found.some((point) => isIn(point, boxes[0]!))).toBe(true);
  });

type Point = { x: number; y: number };

/** Finds the centres of all pixels in the accent colour. */
async function findAccent(picture: Buffer) {
  const [red, green, blue] = ACCENT.match(/\w\w/g)!.map((value) => Number.parseInt(value, 16));
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isNear = (value = 0, channel = 0) => Math.abs(value - channel) < 5;
  const found: Point[] = [];
  for (let at = 0; at < data.length; at += 3)
    if (isNear(data[at], red) && isNear(data[at + 1], green) && isNear(data[at + 2], blue))
      found.push({ x: ((at / 3) % info.width) + 0.5, y: Math.floor(at / 3 / info.width) + 0.5 });
  return found;
}
