import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon } from '../../src/build-time/outputs/draw-icon.tsx';
import { INK, PAPER } from '../../src/illustrations/colours.ts';
import { builtPages, readAttributes, readBytes } from '../support/read-page.ts';

/** How far each pixel is on the way from ink to paper: 0 to 1. */
async function readPixels(picture: Buffer) {
  const data = await sharp(picture).removeAlpha().greyscale().raw().toBuffer();
  const [ink, paper] = [INK, PAPER].map((hex) => Number.parseInt(hex.slice(1, 3), 16)) as [number, number];
  return Array.from(data, (value) => (value - ink) / (paper - ink));
}

it.each(builtPages)('$path names its icons and its colour', ({ tree }) => {
  expect(readAttributes(tree, 'link[rel=icon]', 'href')).toEqual(['/icon.svg']);
  expect(readAttributes(tree, 'link[rel=apple-touch-icon]', 'href')).toEqual(['/apple-touch-icon.png']);
  expect(readAttributes(tree, 'meta[name=theme-color]', 'content')).toEqual([INK]);
});

it('the icon for home screens is large enough, and has the sign on it', async () => {
  const icon = readBytes('apple-touch-icon.png');
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect((await readPixels(icon)).some((part) => part > 0.9)).toBe(true);
});

it('in 16 px the sign has crisp edges: more of it is full paper than a mixture', async () => {
  const pixels = await readPixels(Buffer.from(drawIcon(16)));
  const paper = pixels.filter((part) => part > 0.85).length;
  expect(paper).toBeGreaterThan(10);
  expect(paper).toBeGreaterThan(pixels.filter((part) => part > 0.15 && part <= 0.85).length);
});

it('favicon.ico holds 16, 32 and 48 px', () => {
  const icon = readBytes('favicon.ico');
  // A directory of 16 bytes a picture follows a header of six; each begins with its width.
  const sides = Array.from({ length: icon.readUInt16LE(4) }, (_, i) => icon.readUInt8(6 + 16 * i));
  expect(sides.toSorted((a, b) => a - b)).toEqual([16, 32, 48]);
});
