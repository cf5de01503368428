import sharp from 'sharp';
import { ACCENT } from '../src/content/brand/accent.ts';
import { expect, listedPages, MISSING, main, PHONE, test } from './site.ts';

/** What waits for a person, by page. The accent is in each of these, and nowhere else. */
const WAITING: Record<string, string> = {
  home: '.waiting-ring, .waiting-line__turn',
  services: '.answers .choice',
  methodology: '.weeks [data-waits], dt [data-waits]',
  about: '.team a:has([data-waits]) .person',
  contact: '[open] .stamp',
  notFound: '.waiting-ring, .waiting-line__turn',
};

test.use({ viewport: PHONE });

for (const { id, path } of [...listedPages, { id: 'notFound', path: MISSING }])
  test(`accent of ${id} marks all that waits for a person, and nothing else`, async ({ page }) => {
    await page.goto(path);
    // An owner's mark may have the accent too.
    await page.locator('.mark').evaluate((mark) => mark.remove());
    const boxes: DOMRect[] = await main(page).evaluate(async (element, waiting) => {
      for (const image of document.images) {
        image.loading = 'eager';
        await image.decode();
      }
      await document.fonts.ready;
      return [...element.querySelectorAll(waiting)].map((each) => each.getBoundingClientRect().toJSON());
    }, WAITING[id] ?? 'no-such-element');
    const found = await findAccent(await page.screenshot({ fullPage: true }));
    const isIn = (box: DOMRect, { x, y }: (typeof found)[number]) =>
      box.left - 1 < x && x < box.right + 1 && box.top - 1 < y && y < box.bottom + 1;
    expect(found.filter((point) => !boxes.some((box) => isIn(box, point)))).toEqual([]);
    expect(boxes.filter((box) => !found.some((point) => isIn(box, point)))).toEqual([]);
  });

/** Finds the centres of all pixels in the accent colour. */
async function findAccent(picture: Buffer) {
  const [red, green, blue] = ACCENT.match(/\w\w/g)!.map((value) => Number.parseInt(value, 16));
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isNear = (value = 0, channel = 0) => Math.abs(value - channel) < 5;
  const found: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += 3)
    if (isNear(data[at], red) && isNear(data[at + 1], green) && isNear(data[at + 2], blue))
      found.push({ x: ((at / 3) % info.width) + 0.5, y: Math.floor(at / 3 / info.width) + 0.5 });
  return found;
}
