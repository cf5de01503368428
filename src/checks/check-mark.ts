import { iconMark, mark, measureRatio } from '../site/mark.ts';

const FOLDER = 'src/content/brand';
/** The policy of the site blocks styles and pictures inside the mark, and icons lack the typeface of its text. */
const BLOCKED = /<(?:style|script|image|foreignObject|text)\b|\sstyle=/;
/** Wider, or higher, a mark is too small in an icon. */
const MAX_RATIO = 1.5;

/** Returns a problem if the company's mark, or its square one, can't be shown in the page, the icons and the shared pictures. */
export function checkMark(svg = mark, icon = iconMark): string[] {
  const wrong = Object.entries({ 'mark.svg': svg, 'icon.svg': icon }).find(
    ([, text]) => !/<svg\b[^>]*\sviewBox="/.test(text) || BLOCKED.test(text),
  );
  if (wrong)
    return [
      `${FOLDER}/${wrong[0]} must be an SVG with a viewBox, such as <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">, without styles, scripts, pictures and text; export it with attributes such as fill="#cc0000", and convert its text to paths.`,
    ];
  const ratio = measureRatio(icon);
  if (Math.max(ratio, 1 / ratio) <= MAX_RATIO) return [];
  return [
    `${FOLDER}/${icon === svg ? 'mark' : 'icon'}.svg is ${ratio.toFixed(1)} times as wide as high, which is too small in an icon; draw a square one, ${FOLDER}/icon.svg.`,
  ];
}
