/** Of more people, About shows only the number: their rings would be too small to count. */
const MAX_RINGS = 60;

/** The part of a window that is left for rings: its width in heights, and the rows that a name beside them takes. */
const WINDOWS = {
  wide: { ratio: 2.7, rowsPerName: 1 },
  tablet: { ratio: 1.33, rowsPerName: 1 },
  phone: { ratio: 0.75, rowsPerName: 2 },
};

export const countRings = (staff: number) => (staff > MAX_RINGS ? 0 : staff);

/** The columns of rings in each kind of window, and how many rows of rings each manager's name is beside. */
export const arrangeRings = (rings: number, managers: number) =>
  Object.entries(WINDOWS).map(([window, { ratio, rowsPerName }]) => {
    const { columns, rows } = findLargest(rings, Math.max(1, managers * rowsPerName), ratio);
    return { window, columns, rows, step: managers ? Math.floor(rows / managers) : 1 };
  });

/** The rows, all full but the last, in which rings of one size fill the most of the field. */
function findLargest(rings: number, minRows: number, ratio: number) {
  const choices = Array.from({ length: Math.max(rings, minRows) - minRows + 1 }, (_, more) => {
    const rows = minRows + more;
    const columns = Math.max(1, Math.ceil(rings / rows));
    return { rows, columns, side: Math.min(1 / columns, 1 / ratio / rows) };
  });
  return choices.reduce((best, choice) => (choice.side > best.side ? choice : best));
}
