import { renderToStaticMarkup } from 'react-dom/server';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { Mark } from '../../parts/Mark.tsx';
import { SmallMark } from '../../parts/SmallMark.tsx';
import { CORNER_PART, SMALL_PX } from './draw-icon.tsx';

/** Without these rules, as where a policy forbids them, it is the large mark on ink. */
const RULES = [
  `@media(prefers-color-scheme:dark){:root{color:${INK};fill:${PAPER}}}`,
  `@media(max-width:${SMALL_PX}px){.large{display:none}.small{display:inline}}`,
].join('');

/** Draws the icon for browsers' tabs: in dark ones paper and ink change places, and in 16 px it has its small drawing. */
export function drawAdaptiveIcon() {
  const large = SMALL_PX * CORNER_PART;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SMALL_PX} ${SMALL_PX}`} color={PAPER} fill={INK}>
      <style>{RULES}</style>
      <path d={`M0 0h${SMALL_PX}v${SMALL_PX}H0z`} />
      <svg className="large" width={large} height={large}>
        <Mark />
      </svg>
      <svg className="small" display="none">
        <SmallMark />
      </svg>
    </svg>,
  );
}
