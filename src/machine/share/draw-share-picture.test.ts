import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { INK } from '../../illustrations/colours.ts';
import { drawSharePicture } from './draw-share-picture.tsx';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';

const whole = {
  width: WIDTH_PX,
  height: HEIGHT_PX,
  right: WIDTH_PX - MARGIN_PX,
  bottom: HEIGHT_PX - MARGIN_PX,
};
/** The part of each picture that holds type, and how far that may reach: on Home tiles stand to the right, on Services drawings below. */
const parts = {
  '/': { ...whole, width: WIDTH_PX - HEIGHT_PX, right: WIDTH_PX - HEIGHT_PX - 30 },
  '/services': { ...whole, height: HEIGHT_PX - WIDTH_PX / 3, bottom: HEIGHT_PX - WIDTH_PX / 3 - 30 },
  '/methodology': whole,
  '/about': whole,
  '/contact': whole,
};
/** Round letters stand over the line a little, to look as high as straight ones. */
const OVERSHOOT_PX = 6;

const owner = { ...company };
afterEach(() => {
  Object.assign(company, owner);
});

/** How far type reaches on its black ground, in px. */
async function findExtent(svg: string, { width, height }: typeof whole) {
  const part = await sharp(Buffer.from(svg)).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const { info } = await sharp(part).trim({ background: INK }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

describe.each(Object.entries(parts))('the picture of %s', (path, part) => {
  it.each([
    { name: 'X', email: 'a@b.ch', uid: 'CHE-111.111.111' },
    { name: 'Muster AG', email: 'hello@abc.ch', uid: 'CHE-123.456.788' },
    {
      name: 'Schweizerische Gesellschaft für angewandte Informationsverarbeitung AG',
      email: 'firstname.lastname@large-company.example',
      uid: 'CHE-444.444.444',
    },
    {
      name: 'Donaudampfschifffahrtsgesellschaftskapitän',
      email: 'abcdefghijklmnopqrstuvwxyz.abcdef@abc.ch',
      uid: 'CHE-808.080.808',
    },
  ])('keeps the type of $name within its margins', async (facts) => {
    Object.assign(company, facts);
    const extent = await findExtent(drawSharePicture(path), part);
    expect(extent.left).toBeGreaterThanOrEqual(MARGIN_PX - 1);
    expect(extent.top).toBeGreaterThanOrEqual(MARGIN_PX - OVERSHOOT_PX);
    expect(extent.right).toBeLessThanOrEqual(part.right + 1);
    expect(extent.bottom).toBeLessThanOrEqual(part.bottom + OVERSHOOT_PX);
  });
});

it('a page without a poster is named', () => {
  expect(() => drawSharePicture('/jobs')).toThrow('The page /jobs has no picture');
});

it('a letter that the font lacks is named, with the remedy', () => {
  company.name = 'Škoda AG';
  expect(() => drawSharePicture('/')).toThrow('The font has no "Š" for "Škoda AG"');
});
