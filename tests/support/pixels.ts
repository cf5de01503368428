import sharp from 'sharp';

/** A picture in which each pixel is its relative luminance, 0 to 1. */
export interface Luminances {
  width: number;
  height: number;
  values: Float64Array;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Relative luminance of 8-bit red, green and blue: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function findLuminance(red: number, green: number, blue: number) {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of two luminances, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const findContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export async function readLuminances(png: Buffer): Promise<Luminances> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const values = new Float64Array(info.width * info.height);
  for (let i = 0; i < values.length; i++)
    values[i] = findLuminance(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
  return { width: info.width, height: info.height, values };
}

/** The darkest and the brightest pixel inside a box; none when it lies outside the picture. */
export function findExtremes({ width, height, values }: Luminances, box: Box): [number, number] | undefined {
  const { left, top, right, bottom } = box;
  let [least, most] = [1, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x++) {
      const value = values[y * width + x]!;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  return least > most ? undefined : [least, most];
}

/** The share of a box that something is drawn on; nothing is in the picture's first corner. */
export function findDrawnShare({ width, values }: Luminances, box: Box) {
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  let drawn = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (values[y * width + x] !== values[0]) drawn++;
  return drawn / ((right - left) * (bottom - top));
}

/** How much two pictures of one size differ: the mean of all values, of 255, and the share that an eye can tell apart. */
export async function comparePictures(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (first!.length !== second!.length) throw new Error('The pictures differ in size.');
  const differences = Array.from(first!, (value, i) => Math.abs(value - second![i]!));
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
    share: differences.filter((value) => value > 64).length / differences.length,
  };
}
