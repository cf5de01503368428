import { INK, PAPER } from '../../illustrations/colours.ts';
import type { ListedPage } from '../../site/list-pages.ts';
import { mark } from '../../site/mark.ts';
import { CAP_HEIGHT_EM } from '../typesetting/typeface.ts';
import { drawText } from './draw-text.ts';
import { motifs } from './motifs.ts';

/** 1.91 to 1: social networks crop other ratios. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
const MARGIN_PX = 56;
const GAP_PX = 36;
/** The motif, at the right. A little more than the height, so that 2, 4 and 6 tiles are of whole px: between others there would be seams. */
const SQUARE_PX = 636;
const TITLE_PX = 96;
const TITLE_HEIGHT_PX = 398;
const NAME_PX = 38;
const MARK_PX = 42;
const MARK_GAP_PX = 16;

/** Draws the picture for links to a page, as SVG without text elements: title, motif, the company's mark and name. */
export function drawSharePicture(page: ListedPage, companyName: string): string {
  const motif = motifs[page.motif];
  const left = WIDTH_PX - SQUARE_PX;
  const width = left - GAP_PX - MARGIN_PX;
  const markTop = HEIGHT_PX - MARGIN_PX - MARK_PX;
  const nameLeft = MARGIN_PX + MARK_PX + MARK_GAP_PX;
  const title = { x: MARGIN_PX, y: MARGIN_PX, width, height: TITLE_HEIGHT_PX };
  const name = {
    x: nameLeft,
    // Its capitals are level with the middle of the mark.
    y: markTop + (MARK_PX - CAP_HEIGHT_EM * NAME_PX) / 2,
    width: left - GAP_PX - nameLeft,
    height: NAME_PX,
  };
  // The mark draws in the current colour.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${PAPER}" color="${PAPER}">
    <rect fill="${INK}" width="${WIDTH_PX}" height="${HEIGHT_PX}"/>
    ${drawText(page.picture.title, TITLE_PX, title)}
    <svg x="${MARGIN_PX}" y="${markTop}" width="${MARK_PX}" height="${MARK_PX}">
      ${mark}
    </svg>
    ${drawText(companyName, NAME_PX, name)}
    <svg x="${left}" width="${SQUARE_PX}" height="${SQUARE_PX}" viewBox="0 0 ${motif.side} ${motif.side}">
      ${motif.elements}
    </svg>
  </svg>`;
}
