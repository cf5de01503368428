import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../../content/brand/Mark.tsx';
import { SmallMark } from '../../content/brand/SmallMark.tsx';
import { INK, PAPER } from '../../illustrations/colours.ts';

const SMALL_PX = 16;
/** The mark hangs in the top left corner, and leaves a little of the square at its other two edges. */
const MARK_SIDE = 0.94 * SMALL_PX;
/** Without these rules, as where a policy forbids them, it is the large mark on ink. */
const RULES = [
  `@media(prefers-color-scheme:dark){:root{color:${INK};fill:${PAPER}}}`,
  `@media(max-width:${SMALL_PX}px){.large{display:none}.small{display:inline}}`,
].join('');

/**
 * Draws the icon for so many px: the mark on a square of ink. Without a side it is for browsers' tabs: in dark ones paper
 * and ink change places, and in 16 px it has its small drawing.
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
