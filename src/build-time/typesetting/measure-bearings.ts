import { CAP_HEIGHT_EM, DISPLAY_WEIGHT, loadTypeface, UNITS_PER_EM } from './load-font.ts';

/** Side bearings of a glyph, in em: the space between its ink and the edges of its advance. */
export interface Bearings {
  glyph: string;
  /** The width of the ink itself, in em. */
  ink: number;
  left: number;
  right: number;
  /** The right bearing of the glyph's upper half alone: a 4 is wider at its crossbar than at cap height. */
  rightAtCapHeight: number;
}

/** Measures glyphs of the site's display type, each once, so that CSS can align their ink instead of their advance. */
export function measureBearings(characters: Iterable<string>): Bearings[] {
  const display = loadTypeface(DISPLAY_WEIGHT);
  return Array.from(new Set(characters), (character) => {
    const { bbox, advanceWidth, path } = display.layout(character)[0]!.glyph;
    const upper = path.commands
      .flatMap(({ args }) => pairUp(args))
      .filter(([, y]) => y >= (CAP_HEIGHT_EM / 2) * UNITS_PER_EM)
      .map(([x]) => x);
    return {
      glyph: character,
      ink: (bbox.maxX - bbox.minX) / UNITS_PER_EM,
      left: bbox.minX / UNITS_PER_EM,
      right: (advanceWidth - bbox.maxX) / UNITS_PER_EM,
      rightAtCapHeight: (advanceWidth - Math.max(0, ...upper)) / UNITS_PER_EM,
    };
  });
}

/** The points of a path command, from its list of coordinates. */
function pairUp([x, y, ...more]: number[]): [x: number, y: number][] {
  return x === undefined || y === undefined ? [] : [[x, y], ...pairUp(more)];
}
