import { readFileSync } from 'node:fs';

const FILE = 'src/content/brand/mark.svg';
/** The policy of the site blocks styles and pictures inside the mark. */
const BLOCKED = /<(?:style|script|image|foreignObject)\b|\sstyle=/;

/** Returns a problem if the company's mark can't be shown in the page, the icons and the shared pictures. */
export function checkMark(svg = readFileSync(FILE, 'utf8')): string[] {
  if (/<svg\b[^>]*\sviewBox="/.test(svg) && !BLOCKED.test(svg)) return [];
  return [
    `${FILE} must be an SVG with a viewBox, such as <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">, without styles, scripts and pictures; export it with attributes such as fill="#cc0000".`,
  ];
}
