import { iconMark } from '../site/mark.ts';
import { INK, PAPER } from '../styles/tokens.ts';

const SIDE = 16;
const MARGIN = 1;

/** Draws the icon as SVG, `sidePx` wide: the mark in the middle of a square of ink. Without a side it fills its place. */
export function drawIcon(sidePx?: number): string {
  const size = (side: number) => `width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${sidePx ? size(sidePx) : ''} viewBox="0 0 ${SIDE} ${SIDE}" color="${PAPER}">
    <path fill="${INK}" d="M0 0h${SIDE}v${SIDE}H0z"/>
    <svg x="${MARGIN}" y="${MARGIN}" ${size(SIDE - 2 * MARGIN)}>${iconMark}</svg>
  </svg>`;
}
