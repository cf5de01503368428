/** On ink, on paper and on white: styles, drawings, icons and shared pictures have the same grounds. */
export const INK = '#050505';
export const PAPER = '#f4f4f2';
export const WHITE = '#fff';

/** Large type. The build measures it too, and draws it on shared pictures. The outdent aligns its stems with the margin. */
export const DISPLAY = { weight: 540, trackingEm: -0.03, wordSpacingEm: 0.05, outdentEm: -0.035 };

/** These values for styles, as declarations. Document.astro prints them; tokens.css has those that only styles need. */
export const declarations = [
  `--ink:${INK};--paper:${PAPER};--white:${WHITE}`,
  `--weight-display:${DISPLAY.weight};--tracking-display:${DISPLAY.trackingEm}em`,
  `--word-spacing-display:${DISPLAY.wordSpacingEm}em;--outdent:${DISPLAY.outdentEm}em`,
].join(';');
