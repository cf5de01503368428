import type { ComponentProps } from 'react';
import { writeByHand } from '../styles/handwriting.ts';

/** What somebody has written by hand. Nothing if the hand lacks a letter. */
export const writeNote = (note: string, transform: string) => (
  <path fill="currentColor" transform={transform} d={writeByHand(note)?.path} />
);

/** The widths of dots upon dots, which are rings. They have two lines, because more would run together. */
export const SMALL_RING = [20, 16, 12, 6];
/** Draws dots in two colours by turns. All points of a path are one shape, which keeps pages light. */
export const drawDots = (points: string, widths: number[], colours = ['foreground', 'background']) =>
  widths.map((width, dot) => (
    <path key={dot} d={points} stroke={`var(--${colours[dot % 2]})`} strokeWidth={width} />
  ));

const drawLine = (width: number, d: string) => (
  <path fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" d={d} />
);
/** Writes numbers, each from a point on its baseline. */
const writeFigures = (size: number, ...figures: [x: number, y: number, text: string][]) => (
  <g fontSize={size} letterSpacing="-.03em">
    {figures.map(([x, y, text]) => (
      <text key={`${x} ${y}`} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
);

/** Six price sheets of 100 × 133 units, in two rows. Their prices are bars. */
const SHEETS = [
  [53, 33, 67, 43],
  [20, 60, 37, 50],
  [67, 47, 23, 30],
  [40, 17, 53, 67],
  [30, 70, 43, 20],
  [60, 27, 33, 57],
].map((prices, sheet) => {
  const bars = prices.map((price) => `m0 29v9h${price}v-9z`);
  return `M${112 * (sheet % 3)} ${143 * Math.floor(sheet / 3)}h100v133h-100zm15-8${bars.join('')}`;
});

/**
 * A picture in the colours and the typeface of the text beside it. It is part of the page: a file of SVG costs a browser a
 * document of its own.
 */
export const Picture = (attributes: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 360 270"
    fill="currentColor"
    fillRule="evenodd"
    fontWeight="500"
    aria-hidden="true"
    {...attributes}
  />
);

/** What services do, and the steps of examples. */
export const pictures = {
  // An invoice and an order for 12 pieces, and a delivery note for 12 on which somebody has written "−2".
  'agents-card': (
    <>
      <path d="M25 30h96v210H25zM132 30h96v210h-96zM239 30h96v210h-96z" />
      <g fill="none" strokeLinecap="round" strokeDasharray="0 20">
        {drawDots(
          'M43 52h61m-61 20h61m-61 20h61M150 52h61m-61 20h61m-61 20h61M257 52h61m-61 20h61m-61 20h21',
          SMALL_RING,
          ['background', 'foreground'],
        )}
      </g>
      <g fill="var(--background)" color="var(--background)">
        {writeNote('−2', 'translate(289 112) rotate(-5) scale(.144)')}
        {writeFigures(68, [33, 222, '12'], [140, 222, '12'], [247, 222, '10'])}
        <path d="M249 227h76v5h-76z" />
      </g>
    </>
  ),
  // The note, and how three models read it. The last one is wrong.
  'research-card': (
    <g textAnchor="end">
      {writeNote('−2', 'translate(41 188) rotate(-5) scale(.46)')}
      {writeFigures(80, [284, 74, '−2'], [284, 164, '−2'], [284, 254, '7'])}
      <path d="M180 90h180v1H180zm0 90h180v1H180z" />
      {drawLine(7, 'M230 258Q274 234 296 192')}
    </g>
  ),
  // One price sheet, and six that have come of it.
  'saas-card': (
    <>
      <path transform="translate(25 84) scale(.77)" d={SHEETS[0]} />
      <path d="M109 132h14v-6l11 9-11 9v-6h-14z" />
      <path transform="translate(143 52) scale(.6)" d={SHEETS.join('')} />
    </>
  ),
  // The steps of a study: what a pen has written, what three models read, and the error.
  'readings-1': writeNote('−2', 'translate(-16 223) scale(1.24)'),
  'readings-2': (
    <>
      {writeFigures(86, [-3, 66, '−2'], [-3, 162, '−2'], [-3, 258, '7'])}
      <path d="M0 84h360v1H0zm0 96h360v1H0z" />
    </>
  ),
  'readings-3': (
    <>
      {writeFigures(330, [-7, 250, '7'])}
      {drawLine(14, 'M10 250Q160 164 240 38')}
    </>
  ),
  // The steps of a platform: one sheet for all customers, a sheet of its own for the first one, then for each.
  'sheets-1': <path transform="scale(2.03)" d={SHEETS[0]} />,
  'sheets-2': (
    <g transform="scale(.98)">
      <path d={SHEETS[0]} />
      {drawLine(
        2.5,
        'M113 1h98v131h-98zM225 1h98v131h-98zM1 144h98v131H1zM113 144h98v131h-98zM225 144h98v131h-98z',
      )}
    </g>
  ),
  'sheets-3': <path transform="scale(.98)" d={SHEETS.join('')} />,
};
