import { head, phases } from '../../content/methodology.ts';
import { ACCENT } from '../../illustrations/colours.ts';
import { fitText } from '../../typesetting/fit-text.ts';
import { CAP_HEIGHT_EM } from '../../typesetting/load-font.ts';
import { Brand } from './Brand.tsx';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';
import { Headline } from './Headline.tsx';
import { setDisplay } from './set-display.ts';
import { Type } from './Type.tsx';

const LARGEST_PX = 480;
const GAP_PX = 24;
const TITLE = { width: 392, size: 66, lines: 3 };
const STAIRS_PX = WIDTH_PX - 2 * MARGIN_PX - TITLE.width;

/** One numeral a phase, as stairs that climb to the right; the first, where the work begins, is red. */
export function MethodologyPoster() {
  const title = fitText(head.title, (line) => setDisplay(line).width, TITLE);
  const numerals = phases.map((_, i) => setDisplay(String(i + 1)));
  const ems = numerals.reduce((sum, { width }) => sum + width, 0);
  const size = Math.min(LARGEST_PX, (STAIRS_PX - GAP_PX * numerals.length) / ems);
  const rise = (HEIGHT_PX - 2 * MARGIN_PX - CAP_HEIGHT_EM * size) / Math.max(1, numerals.length - 1);
  const fromRight = (i: number) =>
    numerals.slice(i).reduce((sum, { width }) => sum + width * size + GAP_PX, -GAP_PX);
  return (
    <>
      <Headline lines={title.lines.map((line) => setDisplay(line))} size={title.size} lineHeight={1} />
      {numerals.map((line, i) => (
        <Type
          key={line.path}
          line={line}
          x={WIDTH_PX - MARGIN_PX - fromRight(i)}
          y={HEIGHT_PX - MARGIN_PX - i * rise}
          size={size}
          {...(i === 0 && { fill: ACCENT })}
        />
      ))}
      <Brand corner="bottom left" width={TITLE.width} />
    </>
  );
}
