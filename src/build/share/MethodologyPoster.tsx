import { head, phases } from '../../content/methodology.ts';
import { RED } from '../../illustrations/colours.ts';
import { fitText } from '../fit-text.ts';
import { CAP_HEIGHT_EM } from '../load-font.ts';
import { Brand } from './Brand.tsx';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';
import { setDisplay } from './set-display.ts';
import { Type } from './Type.tsx';

const NUMERAL_PX = 480;
const GAP_PX = 24;
const TITLE = { width: 392, size: 66, lines: 3 };

/** One numeral a phase, as stairs that climb to the right; the first, where the work begins, is red. */
export function MethodologyPoster() {
  const title = fitText(head.title, (line) => setDisplay(line).width, TITLE);
  const numerals = phases.map((_, i) => setDisplay(String(i + 1)));
  const rise = (HEIGHT_PX - 2 * MARGIN_PX - CAP_HEIGHT_EM * NUMERAL_PX) / (numerals.length - 1);
  const widths = numerals.map(({ width }) => width * NUMERAL_PX + GAP_PX);
  const fromRight = (i: number) => widths.slice(i).reduce((sum, width) => sum + width, -GAP_PX);
  return (
    <>
      {title.lines.map((text, i) => (
        <Type
          key={text}
          line={setDisplay(text)}
          x={MARGIN_PX}
          y={MARGIN_PX + (CAP_HEIGHT_EM + i) * title.size}
          size={title.size}
        />
      ))}
      {numerals.map((line, i) => (
        <Type
          key={line.path}
          line={line}
          x={WIDTH_PX - MARGIN_PX - fromRight(i)}
          y={HEIGHT_PX - MARGIN_PX - i * rise}
          size={NUMERAL_PX}
          {...(i === 0 && { fill: RED })}
        />
      ))}
      <Brand corner="bottom left" width={TITLE.width} />
    </>
  );
}
