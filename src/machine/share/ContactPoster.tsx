import { company } from '../../content/company.ts';
import { ACCENT } from '../../illustrations/colours.ts';
import { fitEmail } from '../../typesetting/fit-email.ts';
import { CAP_HEIGHT_EM } from '../../typesetting/load-font.ts';
import { loadDisplayType } from '../../typesetting/measure-text.ts';
import { Brand } from './Brand.tsx';
import { MARGIN_PX, WIDTH_PX } from './frame.ts';
import { Headline } from './Headline.tsx';
import { setDisplay } from './set-display.ts';

const WIDEST_PX = WIDTH_PX - 2 * MARGIN_PX;
/** From the cap line of the first line to the rule. */
const HIGHEST_PX = 400;
const LINE_HEIGHT = 0.9;
const DESCENT_EM = 0.3;
const RULE_PX = 14;

const measure = await loadDisplayType();

/** The address as the page breaks it, on its red rule. */
export function ContactPoster() {
  const lines = fitEmail(company.email, measure).lines.map((line) => setDisplay(line));
  const height = CAP_HEIGHT_EM + (lines.length - 1) * LINE_HEIGHT + DESCENT_EM;
  const size = Math.min(WIDEST_PX / Math.max(...lines.map((line) => line.width)), HIGHEST_PX / height);
  return (
    <>
      <Headline lines={lines} size={size} lineHeight={LINE_HEIGHT} />
      <path
        fill={ACCENT}
        d={`M${MARGIN_PX} ${MARGIN_PX + height * size}h${WIDEST_PX}v${RULE_PX}h-${WIDEST_PX}z`}
      />
      <Brand corner="bottom left" width={WIDEST_PX} />
    </>
  );
}
