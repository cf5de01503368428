import { DISPLAY_WEIGHT, loadFont } from '../../typesetting/load-font.ts';
import { setLine } from '../../typesetting/set-line.ts';

const TRACKING_EM = -0.045;

const font = await loadFont(DISPLAY_WEIGHT);

/** Sets one line in the site's display type. */
export const setDisplay = (text: string, tracking = TRACKING_EM) => setLine(font, text, tracking);
