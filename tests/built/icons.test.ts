import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { INK } from '../../src/illustrations/colours.ts';
import { readBuiltPages, readPublished } from '../support/read-build.ts';
import { readLinks, readMeta } from '../support/read-tags.ts';

interface ManifestIcon {
  src: string;
  type: string;
  sizes: string;
  purpose: string;
}

const readBytes = (path: string) => readFileSync(join(import.meta.dirname, '../dist', path));
const manifest: { name: string; icons: ManifestIcon[] } & Record<string, unknown> = JSON.parse(
  readPublished('site.webmanifest'),
);

it.each(readBuiltPages())('$name names its icons, its manifest and its colour', ({ html }) => {
  expect(readLinks(html, 'icon')).toEqual(['/icon.svg']);
  expect(readLinks(html, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(readLinks(html, 'manifest')).toEqual(['/site.webmanifest']);
  expect(readMeta(html, 'theme-color')).toEqual([manifest['theme_color']]);
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

it.each([
  ...manifest.icons,
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180', purpose: '' },
])('$src is as large as it says', async ({ src, type, sizes }) => {
  const { format, width, height } = await sharp(readBytes(src)).metadata();
  expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
});

it('the maskable icon keeps the mark within the circle of 80 %', async () => {
  const { src } = manifest.icons.find(({ purpose }) => purpose === 'maskable')!;
  const { data, info } = await sharp(readBytes(src)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = (info.width - 1) / 2;
  const reach = [...data].flatMap((grey, i) =>
    grey > 40 ? Math.hypot((i % info.width) - middle, Math.floor(i / info.width) - middle) : [],
  );
  expect(reach.length).toBeGreaterThan(1000);
  expect(Math.max(...reach)).toBeLessThanOrEqual(0.4 * info.width + 1);
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
