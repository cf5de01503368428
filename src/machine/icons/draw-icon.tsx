import { renderToStaticMarkup } from 'react-dom/server';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { Mark } from '../../parts/Mark.tsx';
import { SmallMark } from '../../parts/SmallMark.tsx';

export const SMALL_PX = 16;
/** The mark hangs in the top left corner, and leaves a little of the square at its other two edges. */
export const CORNER_PART = 0.94;
/** A maskable icon may be cut to a circle of 0.8 of its side; this is the largest square in that. */
const SAFE_PART = 0.8 * Math.SQRT1_2;

/** Draws the icon for so many px: the mark on a square of ink. */
export function drawIcon(side: number, maskable = false) {
  const own = side * (maskable ? SAFE_PART : CORNER_PART);
  const at = maskable ? (side - own) / 2 : 0;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={side} height={side} color={PAPER}>
      <path fill={INK} d={`M0 0h${side}v${side}H0z`} />
      {side === SMALL_PX ? (
        <SmallMark />
      ) : (
        <svg x={at} y={at} width={own} height={own}>
          <Mark />
        </svg>
      )}
    </svg>,
  );
}
