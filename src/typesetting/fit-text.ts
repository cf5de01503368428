/** In the unit of the size. */
interface Room {
  width: number;
  height: number;
  /** The size to begin with, and the height of a line in em. */
  size: number;
  lineHeight: number;
}

/**
 * Breaks a text between words into lines, and finds the largest whole size at which they keep to their room.
 * `measure` gives the width of a line in em.
 */
export function fitText(text: string, measure: (line: string) => number, room: Room) {
  for (let { size } = room; ; size--) {
    const fits = (line: string) => measure(line) * size <= room.width;
    const lines = breakLines(text, fits);
    const isWhole = lines.length * size * room.lineHeight <= room.height && lines.every(fits);
    if (size === 1 || isWhole) return { lines, size };
  }
}

/** As many words on each line as fit, one at least. */
function breakLines(text: string, fits: (line: string) => boolean) {
  const [first = '', ...words] = text.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
