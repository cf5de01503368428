import type { PageEntry } from '../../content/pages.ts';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { mark } from '../../site/mark.ts';
import { TRACKING_EM } from '../typesetting/fit-lines.ts';
import { loadTypeface } from '../typesetting/load-font.ts';
import { readToken } from '../typesetting/read-token.ts';
import { drawText } from './draw-text.ts';
import { motifs } from './motifs.ts';

/** 1.91 to 1: social networks crop other ratios. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
export const MARGIN_PX = 56;
const GAP_PX = 36;
/** The motif, at the right. A little more than the height, so that 2, 4 and 6 tiles are of whole px: between others there would be seams. */
export const SQUARE_PX = 636;
const MARK_PX = 42;
const MARK_GAP_PX = 16;
const NAME_PX = 84;
/** Raises the name so that its capitals are level with the middle of the mark. */
const NAME_RAISE_PX = 7;

const titleStyle = {
  font: loadTypeface(readToken('weight-display')),
  trackingEm: TRACKING_EM,
  lineHeightEm: 1,
  largestPx: 96,
};
const nameStyle = {
  font: loadTypeface(readToken('weight-strong')),
  trackingEm: TRACKING_EM,
  lineHeightEm: 1.1,
  largestPx: 38,
};

interface SharedPage {
  motif: PageEntry['motif'];
  picture: { title: string };
}

/** Draws the picture for links to a page, as SVG without text elements: title, motif, the company's mark and name. */
export function drawSharePicture(page: SharedPage, companyName: string): string {
  const motif = motifs[page.motif];
  const left = WIDTH_PX - SQUARE_PX;
  const foot = HEIGHT_PX - MARGIN_PX;
  const width = left - GAP_PX - MARGIN_PX;
  const title = {
    x: MARGIN_PX,
    y: MARGIN_PX,
    width,
    height: foot - NAME_PX - GAP_PX - MARGIN_PX,
  };
  const name = {
    x: MARGIN_PX + MARK_PX + MARK_GAP_PX,
    y: foot - NAME_PX - NAME_RAISE_PX,
    width: width - MARK_PX - MARK_GAP_PX,
    height: NAME_PX,
  };
  // `color` is for the mark, whose strokes have the current colour.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${PAPER}" color="${PAPER}">
    <rect fill="${INK}" width="${WIDTH_PX}" height="${HEIGHT_PX}"/>
    ${drawText(page.picture.title, titleStyle, title, 'top')}
    <svg x="${MARGIN_PX}" y="${foot - MARK_PX}" width="${MARK_PX}" height="${MARK_PX}">
      ${mark}
    </svg>
    ${drawText(companyName, nameStyle, name, 'foot')}
    <svg x="${left}" width="${SQUARE_PX}" height="${SQUARE_PX}" viewBox="0 0 ${motif.side} ${motif.side}">
      ${motif.elements}
    </svg>
  </svg>`;
}
