import type { Drawing, Timeline } from './drawing.ts';

/** Writes the first frame of a drawing as SVG elements, in the drawing's own units. */
export const drawStill = (drawing: Drawing<Timeline>): string =>
  drawing
    .draw(drawing.start())
    .map(({ tag, ...attributes }) => `<${tag}${Object.entries(attributes).map(writeAttribute).join('')}/>`)
    .join('');

/** Rounds numbers to a tenth of a unit, which nobody sees and which keeps the file short. */
const writeAttribute = ([name, value]: [string, string | number]) =>
  ` ${name}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`;
