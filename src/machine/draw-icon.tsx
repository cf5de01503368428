import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { INK, PAPER } from '../illustrations/colours.ts';
import { Mark } from '../parts/Mark.tsx';
import { SmallMark } from '../parts/SmallMark.tsx';

const SMALL_PX = 16;
/** The mark hangs in the top left corner, and leaves a little of the square at its other two edges. */
const MARK_SIDE = 0.94 * SMALL_PX;
/** Without these rules, as where a policy forbids them, it is the large mark on ink. */
const RULES = [
  `@media(prefers-color-scheme:dark){:root{color:${INK};fill:${PAPER}}}`,
  `@media(max-width:${SMALL_PX}px){.large{display:none}.small{display:inline}}`,
].join('');

/** Draws the icon for so many px: the mark on a square of ink. */
export const drawIcon = (side: number) => drawSquare(side === SMALL_PX ? <SmallMark /> : <LargeMark />, side);

/** Draws the icon for browsers' tabs: in dark ones paper and ink change places, and in 16 px it has its small drawing. */
export function drawAdaptiveIcon() {
  return drawSquare(
    <>
      <style>{RULES}</style>
      <LargeMark />
      <svg className="small" display="none">
        <SmallMark />
      </svg>
    </>,
  );
}

function drawSquare(mark: ReactNode, side?: number) {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 16 16"
      width={side}
      height={side}
      color={PAPER}
      fill={INK}
    >
      <path d="M0 0h16v16H0z" />
      {mark}
    </svg>,
  );
}

function LargeMark() {
  return (
    <svg className="large" width={MARK_SIDE} height={MARK_SIDE}>
      <Mark />
    </svg>
  );
}
