import { writeByHand } from '../styles/handwriting.ts';

/** "−2", as somebody has written it on a delivery note. */
export const handwrittenNumber = (
  <path fill="currentColor" transform="translate(-30 28) scale(.2)" d={writeByHand('−2')!.path} />
);
const FIGURES = { fontWeight: 500, letterSpacing: '-.03em' };
/** Writes numbers, each from a point on its baseline. */
const writeFigures = (...figures: [x: number, y: number, text: string][]) =>
  figures.map(([x, y, text]) => (
    <text key={`${x} ${y}`} x={x} y={y}>
      {text}
    </text>
  ));
const LAMPS = 'M43 52h61m-61 20h61m-61 20h61M150 52h61m-61 20h61m-61 20h61M257 52h61m-61 20h61m-61 20h21';
/** Dots upon dots are rings. */
const RINGS = [
  ['background', 18],
  ['foreground', 15],
  ['background', 11],
  ['foreground', 5],
] as const;
/** A sheet with bars as prices. */
const sheet = (
  <path
    fillRule="evenodd"
    d="M0 0h214v285h-214zm32 46v18h114V46zm0 60v18h71v-18zm0 60v18h143v-18zm0 60v18h93v-18z"
  />
);
const SIX_SHEETS = [
  'M335 152h100v133h-100zm15 21v9h53v-9zm0 29v9h33v-9zm0 29v9h67v-9zm0 29v9h43v-9zM447 152h100v133h-100zm15 21v9h20v-9zm0 29v9h60v-9zm0 29v9h37v-9zm0 29v9h50v-9zM560 152h100v133h-100zm15 21v9h67v-9zm0 29v9h47v-9zm0 29v9h23v-9zm0 29v9h30v-9z',
  'M672 152h100v133h-100zm15 21v9h40v-9zm0 29v9h17v-9zm0 29v9h53v-9zm0 29v9h67v-9zM784 152h100v133h-100zm15 21v9h30v-9zm0 29v9h70v-9zm0 29v9h43v-9zm0 29v9h20v-9zM897 152h100v133h-100zm15 21v9h60v-9zm0 29v9h27v-9zm0 29v9h33v-9zm0 29v9h57v-9z',
];

/**
 * What services do, and the steps of examples, as pictures of 360 × 270 units in the colours and the typeface of the text
 * beside them. They are part of the page: a file of SVG costs a browser a document of its own.
 */
export const pictures = {
  // An invoice and an order for 12 pieces, and a delivery note for 12 on which somebody has written "−2".
  'agents-card': (
    <g fill="currentColor" fontSize="68" {...FIGURES}>
      <path d="M25 30h96v210H25zM132 30h96v210h-96zM239 30h96v210h-96z" />
      <g fill="none" strokeLinecap="round" strokeDasharray="0 20">
        {RINGS.map(([colour, width]) => (
          <path key={width} d={LAMPS} stroke={`var(--${colour})`} strokeWidth={width} />
        ))}
      </g>
      <g fill="var(--background)" color="var(--background)">
        <g transform="translate(309 90) rotate(-5) scale(.72)">{handwrittenNumber}</g>
        {writeFigures([33, 222, '12'], [140, 222, '12'], [247, 222, '10'])}
        <path d="M249 227h76v5h-76z" />
      </g>
    </g>
  ),
  // The note, and how three models read it. The last one is wrong.
  'research-card': (
    <g fill="currentColor" fontSize="80" textAnchor="end" {...FIGURES}>
      <g transform="translate(104 118) rotate(-5) scale(2.3)">{handwrittenNumber}</g>
      {writeFigures([284, 74, '−2'], [284, 164, '−2'], [284, 254, '7'])}
      <path d="M180 90h180v1H180zm0 90h180v1H180z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        d="M230 258Q274 234 296 192"
      />
    </g>
  ),
  // One price sheet, and six that have come of it.
  'saas-card': (
    <g fill="currentColor" fillRule="evenodd">
      <g transform="translate(25 84) scale(.36)">{sheet}</g>
      <path d="M109 132h14v-6l11 9-11 9v-6h-14z" />
      <path transform="translate(-58 -41) scale(.6)" d={SIX_SHEETS[0]} />
      <path transform="translate(-260 47) scale(.6)" d={SIX_SHEETS[1]} />
    </g>
  ),
  // The steps of a study: what a pen has written, what three models read, and the error.
  'readings-1': <g transform="translate(170 49) scale(6.2)">{handwrittenNumber}</g>,
  'readings-2': (
    <g fill="currentColor" fontSize="86" {...FIGURES}>
      {writeFigures([-3, 66, '−2'], [-3, 162, '−2'], [-3, 258, '7'])}
      <path d="M0 84h360v1H0zm0 96h360v1H0z" />
    </g>
  ),
  'readings-3': (
    <g fill="currentColor" fontSize="330" {...FIGURES}>
      {writeFigures([-7, 250, '7'])}
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="14"
        strokeLinecap="round"
        d="M10 250Q160 164 240 38"
      />
    </g>
  ),
  // The steps of a platform: one sheet for all customers, a sheet of its own for the first one, then for each.
  'sheets-1': (
    <g fill="currentColor" transform="scale(.947)">
      {sheet}
    </g>
  ),
  'sheets-2': (
    <g fill="currentColor" transform="scale(1.26) translate(-22 -36)">
      <path
        fillRule="evenodd"
        d="M22 37h78v104h-78zm12 16v7h41v-7zm0 23v7h26v-7zm0 22v7h52v-7zm0 23v7h33v-7z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M111 38h76v102h-76zM199 38h76v102h-76zM23 147h76v102H23zM111 147h76v102h-76zM199 147h76v102h-76z"
      />
    </g>
  ),
  'sheets-3': (
    <g fill="currentColor" fillRule="evenodd">
      <path transform="scale(.98) translate(-335 -152)" d={SIX_SHEETS[0]} />
      <path transform="scale(.98) translate(-672 -9)" d={SIX_SHEETS[1]} />
    </g>
  ),
};
