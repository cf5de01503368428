import url from '../../styles/fonts/instrument-sans-extended.woff2?url';
import { EXTENDED_FONT, FONT, loadFont } from './load-font.ts';

const common = loadFont(FONT, 400).characterSet;
const extended = loadFont(EXTENDED_FONT, 400).characterSet;
const codes = extended.filter((code) => !common.includes(code));

/** Writes the @font-face rule of the typeface's second file if the text has one of its letters, else nothing. */
export function writeExtendedFace(text: string): string {
  if (!codes.some((code) => text.includes(String.fromCodePoint(code)))) return '';
  return `@font-face{font-family:"Instrument Sans";src:url(${url}) format("woff2");font-weight:400 700;font-display:swap;unicode-range:${writeRanges(codes)}}`;
}

/** As "U+100-107,U+10a": https://www.w3.org/TR/css-fonts-4/#urange-value */
function writeRanges(sorted: number[]): string {
  const starts = sorted.filter((code) => !sorted.includes(code - 1));
  const ends = sorted.filter((code) => !sorted.includes(code + 1));
  const write = (code: number) => code.toString(16);
  return starts
    .map((start, i) => `U+${write(start)}${ends[i] === start ? '' : `-${write(ends[i]!)}`}`)
    .join(',');
}
