import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../../content/brand/Mark.tsx';
import { company } from '../../content/company.ts';
import type { PageEntry } from '../../content/pages.ts';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { TRACKING_EM } from '../typesetting/fit-lines.ts';
import { BRAND_WEIGHT, DISPLAY_WEIGHT, loadTypeface } from '../typesetting/load-font.ts';
import { drawText } from './draw-text.ts';
import { motifs } from './motifs.ts';

/** 1.91 to 1: social networks crop other ratios. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
export const MARGIN_PX = 56;
const GAP_PX = 36;
/** A motif at least twice as wide as high fills a strip at the foot, any other a square at the right. */
const STRIP_PX = 300;
/** A little more than the height, so that 2, 4 and 6 tiles are of whole px: between others there would be seams. */
export const SQUARE_PX = 636;
const MARK_PX = 42;
const MARK_GAP_PX = 16;
const NAME_PX = 84;
/** Raises the name so that its capitals are level with the middle of the mark. */
const NAME_RAISE_PX = 7;

const titleStyle = {
  font: loadTypeface(DISPLAY_WEIGHT),
  trackingEm: TRACKING_EM,
  lineHeightEm: 1,
  largestPx: 96,
};
const nameStyle = { font: loadTypeface(BRAND_WEIGHT), trackingEm: -0.03, lineHeightEm: 1.1, largestPx: 38 };

/** Draws the picture for links to a page, as SVG without text elements: title, motif, the company's mark and name. */
export function drawSharePicture(page: { motif: PageEntry['motif']; picture: { title: string } }) {
  const motif = motifs[page.motif];
  const isStrip = motif.width >= 2 * motif.height;
  const left = isStrip ? 0 : WIDTH_PX - SQUARE_PX;
  const top = isStrip ? HEIGHT_PX - STRIP_PX : 0;
  const x = MARGIN_PX;
  const y = MARGIN_PX;
  const width = (isStrip ? WIDTH_PX - MARGIN_PX : left - GAP_PX) - x;
  const foot = (isStrip ? top - GAP_PX : HEIGHT_PX - MARGIN_PX) - y;
  const title = { x, y, width, height: foot - NAME_PX - GAP_PX };
  const name = {
    x: x + MARK_PX + MARK_GAP_PX,
    y: y + foot - NAME_PX - NAME_RAISE_PX,
    width: width - MARK_PX - MARK_GAP_PX,
    height: NAME_PX,
  };
  // `color` is for the mark, whose strokes have the current colour.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${PAPER}" color="${PAPER}">
    <rect fill="${INK}" width="${WIDTH_PX}" height="${HEIGHT_PX}"/>
    ${drawText(page.picture.title, titleStyle, title, 'top')}
    <svg x="${x}" y="${y + foot - MARK_PX}" width="${MARK_PX}" height="${MARK_PX}">
      ${renderToStaticMarkup(createElement(Mark))}
    </svg>
    ${drawText(company.name, nameStyle, name, 'foot')}
    <svg x="${left}" y="${top}" width="${WIDTH_PX - left}" height="${HEIGHT_PX - top}" viewBox="0 0 ${motif.width} ${motif.height}" preserveAspectRatio="xMinYMin slice">
      ${motif.elements}
    </svg>
  </svg>`;
}
