import { MARK_HAS_NAME } from '../content/brand/mark.ts';

/** On ink, on paper and on white: styles, drawings, icons and shared pictures have the same grounds. */
export const INK = '#050505';
export const PAPER = '#f4f4f2';
export const WHITE = '#fff';

/** Large type. The build measures it too, and draws it on shared pictures. The outdent aligns its stems with the margin. */
export const DISPLAY = {
  weight: 540,
  trackingEm: -0.03,
  wordSpacingEm: 0.05,
  outdentEm: -0.035,
  capHeightEm: 0.72,
};

/** The radii and widths of a tile's four rings, in per cent of its side. */
export const RINGS = [
  [98.6, 2.6],
  [87.5, 5],
  [70, 10],
  [40, 20],
] as const;

/** The least margin of the page in a window that is wider than a phone. */
export const MARGIN_VW = 4;

/**
 * Sizes of the header's row. measure-page.ts adds them up, so styles and build must agree. Text has these sizes, in rem, in the
 * narrowest window with a row.
 */
export const HEADER_TYPE = { name: 1.125, link: 0.9375 };
export const HEADER_PX = {
  // The name in a mark is text, which must be large enough to read.
  'mark-height': MARK_HAS_NAME ? 36 : 26,
  'mark-width': MARK_HAS_NAME ? 176 : 104,
  'mark-gap': 12,
  'link-gap': 22,
  language: 44,
};

/**
 * Writes these values for styles, as declarations. Document.astro prints them; tokens.css has those that only styles need. It is
 * a function so that no script of the pages has it.
 */
export const declareTokens = () =>
  [
    `--ink:${INK};--paper:${PAPER};--white:${WHITE}`,
    `--weight-display:${DISPLAY.weight};--tracking-display:${DISPLAY.trackingEm}em`,
    `--word-spacing-display:${DISPLAY.wordSpacingEm}em;--outdent:${DISPLAY.outdentEm}em;--cap-height:${DISPLAY.capHeightEm}`,
    `--margin:clamp(20px,${MARGIN_VW}vw,88px)`,
    ...Object.entries(HEADER_TYPE).map(([part, rem]) => `--header-${part}:${rem}`),
    ...Object.entries(HEADER_PX).map(([part, px]) => `--header-${part}:${px}px`),
  ].join(';');

/**
 * Writes the rings of a tile as stops of a gradient, from its centre. Each edge fades over about a pixel. A thinner stroke has
 * thinner lines, but none below 1 px.
 */
export const writeRings = () =>
  RINGS.toReversed()
    .map(([radius, width]) => {
      const half = `max(${width / 2}% * var(--stroke, 1), 0.6px)`;
      const [start, end] = [`${radius}% - ${half}`, `${radius}% + ${half}`];
      return `#0000 calc(${start} - .4px),currentcolor calc(${start} + .4px) calc(${end} - .4px),#0000 calc(${end} + .4px)`;
    })
    .join();
