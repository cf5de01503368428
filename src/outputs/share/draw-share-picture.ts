import { ACCENT } from '../../content/brand/accent.ts';
import { mark, measureRatio } from '../../site/mark.ts';
import { DISPLAY, INK, PAPER, RINGS } from '../../styles/tokens.ts';
import { drawText } from './draw-text.ts';

/** 1.91 to 1: social networks crop other ratios. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
const MARGIN_PX = 56;
/** The column of text beside the ring, which is as high as the picture. */
const COLUMN_PX = 490;
const TITLE = { largestPx: 104, heightPx: 420 };
const NAME_PX = 38;
const MARK_PX = 48;

/**
 * Draws the picture for links to a page, as SVG without text elements: title, ring, the company's mark, and its name unless
 * the mark says it.
 */
export function drawSharePicture(title: string, name: string, svg = mark): string {
  const ratio = measureRatio(svg);
  const markHeight = Math.min(MARK_PX, COLUMN_PX / ratio);
  const markWidth = markHeight * ratio;
  const markTop = HEIGHT_PX - MARGIN_PX - markHeight;
  const indent = markWidth + 16;
  // The name's capitals are level with the middle of the mark.
  const nameTop = markTop + (markHeight - DISPLAY.capHeightEm * NAME_PX) / 2;
  // The mark draws in the current colour.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${PAPER}" color="${PAPER}">
    <rect fill="${INK}" width="${WIDTH_PX}" height="${HEIGHT_PX}"/>
    ${drawText(title, TITLE.largestPx, { x: MARGIN_PX, y: MARGIN_PX, width: COLUMN_PX, height: TITLE.heightPx })}
    <svg x="${MARGIN_PX}" y="${markTop}" width="${markWidth}" height="${markHeight}">
      ${svg}
    </svg>
    ${name && drawText(name, NAME_PX, { x: MARGIN_PX + indent, y: nameTop, width: COLUMN_PX - indent, height: NAME_PX })}
    <svg x="${WIDTH_PX - HEIGHT_PX}" width="${HEIGHT_PX}" height="${HEIGHT_PX}" viewBox="-100 -100 200 200" fill="none">
      ${drawWaitingRing()}
    </svg>
  </svg>`;
}

/** A ring round the origin, of four quarters with a side of 100 units. One of them is turned out. */
function drawWaitingRing(): string {
  const quarter = RINGS.map(
    ([radius, width]) =>
      `<path stroke-width="${width}" d="M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}"/>`,
  ).join('');
  const others = [0, 90, 180].map((degrees) => `<g transform="rotate(${degrees})">${quarter}</g>`);
  return `<g stroke="${PAPER}">${others.join('')}</g><g stroke="${ACCENT}" transform="translate(0 -100)">${quarter}</g>`;
}
