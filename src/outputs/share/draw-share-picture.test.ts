import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { INK } from '../../illustrations/colours.ts';
import { drawSharePicture, HEIGHT_PX, MARGIN_PX, SQUARE_PX, WIDTH_PX } from './draw-share-picture.ts';

/** Round letters are drawn a little higher than straight ones, to look as high. */
const OVERSHOOT_PX = 6;
/** The part that holds type. */
const [width, height] = [WIDTH_PX - SQUARE_PX, HEIGHT_PX];
const owner = { ...company };
afterEach(() => {
  Object.assign(company, owner);
});

it.each([
  ['Muster AG', 'Work'],
  ['Schweizerische Informationsgesellschaft AG', 'The Deliver Impact methodology'.repeat(2)],
  ['Donaudampfschifffahrtsgesellschaftskapit', 'Donaudampfschifffahrtsgesellschaftskapitän'],
  ['X', 'An AI and software company'],
  ['Donaudampfschifffahrtsgesellschaftskapit', 'An AI and software company in Zürich, '.repeat(2)],
])('type of any length keeps its margins: %s, %s', async (name, title) => {
  Object.assign(company, { name });
  const svg = drawSharePicture({ motif: 'hero', picture: { title } });
  const part = await sharp(Buffer.from(svg)).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const { info } = await sharp(part).trim({ background: INK }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
  expect(left).toBeGreaterThanOrEqual(MARGIN_PX - 1);
  expect(top).toBeGreaterThanOrEqual(MARGIN_PX - OVERSHOOT_PX);
  expect(left + info.width).toBeLessThanOrEqual(width - 30);
  expect(top + info.height).toBeLessThanOrEqual(height - 30);
});
