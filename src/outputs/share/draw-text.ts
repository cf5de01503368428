import { DISPLAY } from '../../styles/tokens.ts';
import { setLine, UNITS_PER_EM } from '../../styles/typeface.ts';

/** In px. */
type Room = Record<'x' | 'y' | 'width' | 'height', number>;

/**
 * Draws text as outlines, so that the rasteriser needs no font, in the largest whole size up to `largestPx` in which its
 * lines fit the room. It begins at the top, and each line's ink at the left.
 */
export function drawText(text: string, largestPx: number, { x, y, width, height }: Room) {
  for (let size = largestPx; ; size--) {
    const lines = breakLines(text, width / size).map(setLine);
    const fits = lines.length * size <= height && lines.every((line) => line.width * size <= width);
    if (!fits && size > 1) continue;
    const scale = size / UNITS_PER_EM;
    const paths = lines.map(({ path, start }, i) => {
      const baseline = y + (DISPLAY.capHeightEm + i) * size;
      return `<path transform="translate(${x - start * size} ${baseline}) scale(${scale} ${-scale})" d="${path}"/>`;
    });
    return paths.join('');
  }
}

/** Puts as many words on each line as fit, at least one. Lines break after spaces and hyphens. */
function breakLines(text: string, widthEm: number) {
  const [first = '', ...words] = text.split(/(?<=[\s-])/);
  const lines = [first];
  for (const word of words) {
    const longer = lines.at(-1) + word;
    if (setLine(longer.trimEnd()).width <= widthEm) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}
