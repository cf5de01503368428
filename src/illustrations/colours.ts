// styles/tokens.css has the same values. Reading them there would force a style computation.
export const INK = '#050505';
export const PAPER = '#f4f4f2';
export const WHITE = '#fff';
export const LINE = '#c8c8c4';
/** The colour of a lattice's points on ink. */
export const POINT = '#7a7a77';
