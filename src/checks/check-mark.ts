import { existsSync, readFileSync } from 'node:fs';
import { measureRatio } from '../site/mark.ts';

const FOLDER = 'src/content/brand';
/** The policy of the site blocks styles and pictures inside the mark, and icons lack the typeface of its text. */
const BLOCKED = /<(?:style|script|image|foreignObject|text)\b|\sstyle=/;
/** Wider, or higher, a mark is too small in an icon. */
const MAX_RATIO = 1.5;

/** Returns a problem if the company's mark, or its square one, can't be shown in the page, the icons and the shared pictures. */
export function checkMark(svg = read('mark.svg')!, icon = read('icon.svg')): string[] {
  const wrong = Object.entries({ 'mark.svg': svg, ...(icon && { 'icon.svg': icon }) }).filter(
    ([, text]) => !/<svg\b[^>]*\sviewBox="/.test(text) || BLOCKED.test(text),
  );
  if (wrong.length > 0)
    return wrong.map(
      ([name]) =>
        `${FOLDER}/${name} must be an SVG with a viewBox, such as <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">, without styles, scripts, pictures and text; export it with attributes such as fill="#cc0000", and convert its text to paths.`,
    );
  const ratio = measureRatio(icon || svg);
  if (Math.max(ratio, 1 / ratio) <= MAX_RATIO) return [];
  return [
    `${FOLDER}/${icon ? 'icon' : 'mark'}.svg is ${ratio.toFixed(1)} times as wide as high, which is too small in an icon; draw a square one, ${FOLDER}/icon.svg.`,
  ];
}

const read = (name: string) =>
  existsSync(`${FOLDER}/${name}`) ? readFileSync(`${FOLDER}/${name}`, 'utf8') : undefined;
