import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { ACCENT } from '../../src/content/brand/accent.ts';

export type Box = Record<'left' | 'top' | 'right' | 'bottom', number>;
type Luminances = Awaited<ReturnType<typeof readLuminances>>;

/** The light of each 8-bit value: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

export const findLuminance = (red: number, green: number, blue: number) =>
  0.2126 * LIGHT[red]! + 0.7152 * LIGHT[green]! + 0.0722 * LIGHT[blue]!;

/** Contrast of two luminances, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const findContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** A picture in which each pixel is its relative luminance, 0 to 1. */
export async function readLuminances(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const values = new Float64Array(info.width * info.height);
  for (let i = 0; i < values.length; i++)
    values[i] = findLuminance(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
  return { width: info.width, height: info.height, values };
}

/** The darkest and the brightest pixel inside a box; none when it lies outside the picture. */
export function findExtremes(
  { width, height, values }: Luminances,
  { left, top, right, bottom }: Box = { left: 0, top: 0, right: width, bottom: height },
): [number, number] | undefined {
  let [least, most] = [1, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x++) {
      const value = values[y * width + x]!;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  return least > most ? undefined : [least, most];
}

/** Whether any part of what is shown has the accent. */
export async function hasAccent(part: Locator) {
  const pixels = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  return pixels.toString('hex').includes(ACCENT.slice(1).repeat(4));
}
