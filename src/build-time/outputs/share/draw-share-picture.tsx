import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../../../content/brand/Mark.tsx';
import { company } from '../../../content/company.ts';
import type { PageEntry } from '../../../content/pages.ts';
import { INK, PAPER } from '../../../illustrations/colours.ts';
import { TRACKING_EM } from '../../typesetting/fit-lines.ts';
import { BRAND_WEIGHT, DISPLAY_WEIGHT, loadTypeface } from '../../typesetting/load-font.ts';
import { drawings } from './drawings.ts';
import { TextBlock } from './TextBlock.tsx';

/** 1.91 to 1: social networks crop other ratios. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
export const MARGIN_PX = 56;
const GAP_PX = 36;
/** A drawing at least twice as wide as high fills a strip at the foot, any other a square at the right. */
const STRIP_PX = 300;
const MARK_PX = 42;
const MARK_GAP_PX = 16;
const NAME_PX = 84;
/** Raises the name so that its capitals are level with the middle of the mark. */
const NAME_RAISE_PX = 7;

const title = { font: loadTypeface(DISPLAY_WEIGHT), tracking: TRACKING_EM, lineHeight: 1, size: 96 };
const name = { font: loadTypeface(BRAND_WEIGHT), tracking: -0.03, lineHeight: 1.1, size: 38 };

/** Draws the picture for links to a page, as SVG without text elements: title, drawing, the company's mark and name. */
export function drawSharePicture(page: { drawing: PageEntry['drawing']; picture: { title: string } }) {
  const drawing = drawings[page.drawing];
  const isStrip = drawing.width >= 2 * drawing.height;
  const left = isStrip ? 0 : WIDTH_PX - HEIGHT_PX;
  const top = isStrip ? HEIGHT_PX - STRIP_PX : 0;
  const x = MARGIN_PX;
  const y = MARGIN_PX;
  const width = (isStrip ? WIDTH_PX - MARGIN_PX : left - GAP_PX) - x;
  const foot = (isStrip ? top - GAP_PX : HEIGHT_PX - MARGIN_PX) - y;
  return renderToStaticMarkup(
    // `color` is for the mark, whose strokes have the current colour.
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH_PX} height={HEIGHT_PX} fill={PAPER} color={PAPER}>
      <path fill={INK} d={`M0 0h${WIDTH_PX}v${HEIGHT_PX}H0z`} />
      <TextBlock
        text={page.picture.title}
        {...title}
        {...{ x, y, width }}
        height={foot - NAME_PX - GAP_PX}
        hang="top"
      />
      <svg x={x} y={y + foot - MARK_PX} width={MARK_PX} height={MARK_PX}>
        <Mark />
      </svg>
      <TextBlock
        text={company.name}
        {...name}
        x={x + MARK_PX + MARK_GAP_PX}
        y={y + foot - NAME_PX - NAME_RAISE_PX}
        width={width - MARK_PX - MARK_GAP_PX}
        height={NAME_PX}
        hang="bottom"
      />
      <svg
        x={left}
        y={top}
        width={WIDTH_PX - left}
        height={HEIGHT_PX - top}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="xMinYMin slice"
      >
        {drawing.shapes.map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
    </svg>,
  );
}
