import sharp from 'sharp';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { INK, PAPER } from '../../src/illustrations/colours.ts';
import { drawIcon } from '../../src/machine/icons/draw-icon.tsx';
import { builtPages, readAttributes, readBytes, readFile } from '../support/read-page.ts';

interface ManifestIcon {
  src: string;
  type: string;
  sizes: string;
  purpose: string;
}

const manifest: { name: string; icons: ManifestIcon[] } & Record<string, unknown> = JSON.parse(
  readFile('site.webmanifest'),
);
const icons = [
  ...manifest.icons,
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180', purpose: '' },
];

/** How far each pixel is on the way from ink to paper, 0 to 1, and how far off that way, in steps of a channel. */
async function readInk(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [ink, paper] = [INK, PAPER].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  ) as [number[], number[]];
  const pixels = Array.from({ length: info.width * info.height }, (_, i) => {
    const part = (data[3 * i]! - ink[0]!) / (paper[0]! - ink[0]!);
    const off = ink.map((from, c) => Math.abs(data[3 * i + c]! - from - part * (paper[c]! - from)));
    return { part, off: Math.max(...off) };
  });
  return { pixels, width: info.width };
}

it.each(builtPages)('$path names its icons, its manifest and its colour', ({ tree }) => {
  expect(readAttributes(tree, 'link[rel=icon]', 'href')).toEqual(['/icon.svg']);
  expect(readAttributes(tree, 'link[rel=apple-touch-icon]', 'href')).toEqual(['/apple-touch-icon.png']);
  expect(readAttributes(tree, 'link[rel=manifest]', 'href')).toEqual(['/site.webmanifest']);
  expect(readAttributes(tree, 'meta[name=theme-color]', 'content')).toEqual([manifest['theme_color']]);
});

it('the manifest is the company’s, in its colours, and opens in the browser', () => {
  expect(manifest).toMatchObject({
    name: company.name,
    display: 'browser',
    theme_color: INK,
    background_color: INK,
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it.each(icons)(
  '$src is as large as it says, and the sign on it has one colour',
  async ({ src, type, sizes }) => {
    const { format, width, height } = await sharp(readBytes(src)).metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
    const { pixels } = await readInk(readBytes(src));
    expect(pixels.filter(({ off }) => off > 4)).toEqual([]);
    expect(pixels.some(({ part }) => part > 0.9)).toBe(true);
  },
);

it('the maskable icon keeps the sign within the circle of 80 %', async () => {
  const { src } = manifest.icons.find(({ purpose }) => purpose === 'maskable')!;
  const { pixels, width } = await readInk(readBytes(src));
  const middle = (width - 1) / 2;
  const reach = pixels.flatMap(({ part }, i) =>
    part > 0.15 ? Math.hypot((i % width) - middle, Math.floor(i / width) - middle) : [],
  );
  expect(Math.max(...reach)).toBeLessThanOrEqual(0.4 * width + 1);
});

it('in 16 px the sign has crisp edges: more of it is full paper than a mixture', async () => {
  const { pixels } = await readInk(
    await sharp(Buffer.from(drawIcon(16)))
      .png()
      .toBuffer(),
  );
  const paper = pixels.filter(({ part }) => part > 0.85).length;
  expect(paper).toBeGreaterThan(10);
  expect(paper).toBeGreaterThan(pixels.filter(({ part }) => part > 0.15 && part <= 0.85).length);
});

it('favicon.ico holds 16, 32 and 48 px', () => {
  const icon = readBytes('favicon.ico');
  const count = icon.readUInt16LE(4);
  expect(icon.readUInt16LE(2)).toBe(1);
  // A directory of 16 bytes a picture follows a header of six; each begins with its width.
  expect(
    Array.from({ length: count }, (_, i) => icon.readUInt8(6 + 16 * i)).toSorted((a, b) => a - b),
  ).toEqual([16, 32, 48]);
});
