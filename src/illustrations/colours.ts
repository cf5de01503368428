// The same values as in styles/tokens.css: a canvas could read them there only by forcing a style computation.
export const INK = '#050505';
export const PAPER = '#f4f4f2';
export const WHITE = '#fff';
export const LINE = '#c8c8c4';
/** Points of a lattice on ink. */
export const POINT = '#7a7a77';
