import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../content/brand/Mark.tsx';
import { SmallMark } from '../content/brand/SmallMark.tsx';
import { INK, PAPER } from '../illustrations/colours.ts';

const SMALL_PX = 16;
/** The mark is in the top left corner of the square, with a margin at the other two edges. */
const MARK_SIDE = 0.94 * SMALL_PX;
/** Where a CSP forbids these rules, the icon is the large mark on ink. */
const RULES = [
  `@media(prefers-color-scheme:dark){:root{color:${INK};fill:${PAPER}}}`,
  `@media(max-width:${SMALL_PX}px){.large{display:none}.small{display:inline}}`,
].join('');

/**
 * Draws the icon as SVG, `side` px wide: the mark on a square of ink. Without a side it is the icon of browser tabs:
 * paper on ink becomes ink on paper in dark mode, and at 16 px the small mark is shown.
 */
export function drawIcon(side?: number) {
  const isSmall = side === SMALL_PX;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...size(side)} viewBox="0 0 16 16" color={PAPER} fill={INK}>
      {!side && <style>{RULES}</style>}
      <path d="M0 0h16v16H0z" />
      <svg className="large" {...size(MARK_SIDE)} display={isSmall ? 'none' : undefined}>
        <Mark />
      </svg>
      <svg className="small" display={isSmall ? undefined : 'none'}>
        <SmallMark />
      </svg>
    </svg>,
  );
}

const size = (side?: number) => ({ width: side, height: side });
