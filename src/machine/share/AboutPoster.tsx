import { company } from '../../content/company.ts';
import { readRegistrationNumber } from '../../content/registration-number.ts';
import { ACCENT } from '../../illustrations/colours.ts';
import { CAP_HEIGHT_EM } from '../../typesetting/load-font.ts';
import { Brand } from './Brand.tsx';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';
import { setDisplay } from './set-display.ts';
import { Type } from './Type.tsx';

const SIZE_PX = 205;
const FIRST_COLUMN_PX = 610;
const CAP_PX = CAP_HEIGHT_EM * SIZE_PX;
/** Three lines of digits from margin to margin. */
const LINE_PX = (HEIGHT_PX - 2 * MARGIN_PX - CAP_PX) / 2;
const BRAND_WIDTH_PX = 500;
const WIDEST_DIGIT_PX = SIZE_PX * Math.max(...Array.from('0123456789', (digit) => setDisplay(digit).width));
const PITCH_PX = (WIDTH_PX - MARGIN_PX - WIDEST_DIGIT_PX - FIRST_COLUMN_PX) / 2;

/** The registration number, its check digit red. */
export function AboutPoster() {
  const { prefix, digits, check } = readRegistrationNumber(company.uid)!;
  return (
    <>
      <Type line={setDisplay(prefix)} x={MARGIN_PX} y={MARGIN_PX + CAP_PX} size={SIZE_PX} />
      {[...digits.map(({ digit }) => digit), check].map((digit, i) => (
        <Type
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a digit is what it is
          key={i}
          line={setDisplay(String(digit))}
          x={FIRST_COLUMN_PX + (i % 3) * PITCH_PX}
          y={MARGIN_PX + CAP_PX + Math.floor(i / 3) * LINE_PX}
          size={SIZE_PX}
          {...(i === digits.length && { fill: ACCENT })}
        />
      ))}
      <Brand corner="bottom left" width={BRAND_WIDTH_PX} />
    </>
  );
}
