/** The corners of four quarters, row by row: no two people alike. The whole ring is nobody's. */
const FIRST = '0123 2301 0132 2013 0321 1230 3012 2130 0312 1302 3120 2211 0033 1133 3300'.split(' ');
const ALL = Array.from({ length: 256 }, (_, code) => code.toString(4).padStart(4, '0'));
const OTHERS = ALL.filter((code) => code !== '2310' && !FIRST.includes(code));

/** The glyph of a person, by the place in the list; others follow far from each other. */
export const drawPerson = (place: number) =>
  FIRST[place] ?? OTHERS[(89 * (place - FIRST.length)) % OTHERS.length]!;
