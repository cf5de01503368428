/** More people are only counted. */
const MAX_PEOPLE = 60;
const CELLS_A_ROW = 6;
/** Where glyphs would need more cells, people without a name have small ones, four to a cell. */
const MAX_CELLS = 3 * CELLS_A_ROW;
/** Two large glyphs, and the small ones that fit beside them in four rows. */
const MAX_IN_FOUR_ROWS = 42;
/** The cells of a person whose name stands inside the field. */
const NAMED_CELLS = 3;

/**
 * Lays out people in a field of six cells a row, one large glyph to a cell. One or two names stand beside the field, more
 * of them inside it. Returns places in the list of people.
 */
export function layPeople(named: number, staff: number) {
  const total = staff > MAX_PEOPLE ? named : Math.max(staff, named);
  const isBeside = named <= 2;
  const cells = total + (isBeside ? 0 : named * (NAMED_CELLS - 1));
  const isLarge = cells <= MAX_CELLS;
  const listed = Array.from({ length: total }, (_, place) => place);
  const rows = isBeside && isLarge ? balanceRows(listed, named) : [listed];
  const lastRow = isBeside ? (rows.at(-1)?.length ?? 0) : cells % CELLS_A_ROW || CELLS_A_ROW;
  return {
    places: rows.flat(),
    rowStarts: new Set(rows.map(([first]) => first)),
    /** The count needs two free cells beside the last person. */
    countStartsRow: total === 0 || !isLarge || lastRow > CELLS_A_ROW - 2,
    names: isBeside ? 'beside' : 'inside',
    size: isLarge ? 'large' : 'small',
    rows: isBeside && !isLarge && total <= MAX_IN_FOUR_ROWS ? 4 : undefined,
  } as const;
}

/** Makes two or three rows of about equal length. A named person begins a row. */
function balanceRows(listed: number[], named: number): number[][] {
  const rowCount = listed.length > 2 * CELLS_A_ROW ? 3 : 2;
  const columns = Math.ceil(listed.length / rowCount);
  const others = listed.slice(named);
  const rows = Array.from({ length: rowCount }, (_, row) => (row < named ? [row] : []));
  for (const row of rows) row.push(...others.splice(0, columns - row.length));
  return rows.filter((row) => row.length > 0);
}
