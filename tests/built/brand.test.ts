import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ACCENT } from '../../src/content/brand/accent.ts';
import { INK, LINE, PAPER, WHITE } from '../../src/illustrations/colours.ts';
import { builtPages, readAttributes, readBytes, readTexts } from '../support/read-page.ts';

it.each(builtPages)('$path names its icons, and has the colours of the drawings', ({ tree }) => {
  expect(readAttributes(tree, 'link[rel=icon]', 'href')).toEqual(['/icon.svg']);
  expect(readAttributes(tree, 'link[rel=apple-touch-icon]', 'href')).toEqual(['/apple-touch-icon.png']);
  expect(readAttributes(tree, 'meta[name=theme-color]', 'content')).toEqual([INK]);
  const styles = readTexts(tree, 'style').join();
  for (const [name, colour] of Object.entries({ INK, PAPER, WHITE, LINE, ACCENT }))
    expect(new RegExp(`--${name.toLowerCase()}: ?(#[0-9a-f]+)`).exec(styles)?.[1], name).toBe(colour);
});

it('the icon for home screens is large enough, and has the sign on it', async () => {
  const icon = readBytes('apple-touch-icon.png');
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  // One colour alone has none.
  expect((await sharp(icon).stats()).entropy).toBeGreaterThan(0);
});

it('favicon.ico holds 16, 32 and 48 px', () => {
  const icon = readBytes('favicon.ico');
  // A directory of 16 bytes a picture follows a header of six; each begins with its width.
  const sides = Array.from({ length: icon.readUInt16LE(4) }, (_, i) => icon.readUInt8(6 + 16 * i));
  expect(sides.toSorted((a, b) => a - b)).toEqual([16, 32, 48]);
});

it('the accent is written in one file', () => {
  const files = globSync('src/**/*.{ts,tsx,css,astro}', { exclude: ['**/*.test.ts'] });
  const written = files.filter((file) => readFileSync(file, 'utf8').includes(ACCENT));
  expect(written).toEqual(['src/content/brand/accent.ts']);
});
