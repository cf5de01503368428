import file from '../content/brand/mark.svg?raw';

/** A mark for icons, beside one that is too wide for them. */
const [square = file] = Object.values(
  import.meta.glob<string>('../content/brand/icon.svg', { query: '?raw', import: 'default', eager: true }),
);

/** Takes the size from an SVG, so that it fills its parent. */
const unsize = (svg: string) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg[^>]*>/, (tag) => tag.replaceAll(/\s(width|height)="[^"]*"/g, ''));

/** The company's mark, and its mark for icons, as markup that fills its parent. */
export const mark = unsize(file);
export const iconMark = unsize(square);

/** Width by height of an SVG. */
export function measureRatio(svg: string): number {
  const [, width = 1, height = 1] = /viewBox="[^"]*?([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg)?.map(Number) ?? [];
  return width / height;
}
