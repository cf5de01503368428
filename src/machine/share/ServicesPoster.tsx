import { head } from '../../content/services.ts';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { SIDE } from '../../illustrations/slides.ts';
import { fitText } from '../../typesetting/fit-text.ts';
import { CAP_HEIGHT_EM } from '../../typesetting/load-font.ts';
import { Brand } from './Brand.tsx';
import { Figure } from './Figure.tsx';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';
import { setDisplay } from './set-display.ts';
import { Type } from './Type.tsx';

const SIDE_PX = WIDTH_PX / 3;
const TOP_PX = HEIGHT_PX - SIDE_PX;
const TITLE = { width: 720, size: 176, lines: 1 };
const TRACKING_EM = -0.055;
const BRAND_WIDTH_PX = 330;

/** The three programmes side by side. The ground of the third is the picture's red, so the others have none. */
export function ServicesPoster() {
  const set = (line: string) => setDisplay(line, TRACKING_EM);
  const { size } = fitText(head.title, (line) => set(line).width, TITLE);
  return (
    <>
      <Type line={set(head.title)} x={MARGIN_PX} y={MARGIN_PX + CAP_HEIGHT_EM * size} size={size} />
      <Brand corner="top right" width={BRAND_WIDTH_PX} />
      <Figure name="agents" x={0} y={TOP_PX} side={SIDE_PX} units={SIDE} agent={PAPER} />
      <Figure name="research" x={SIDE_PX} y={TOP_PX} side={SIDE_PX} units={SIDE} agent={INK} />
      <Figure name="saas" x={2 * SIDE_PX} y={TOP_PX} side={SIDE_PX} units={SIDE} />
    </>
  );
}
