import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { DISPLAY } from '../../styles/tokens.ts';
import { readText } from './measure-page.ts';
import { setLine } from './typeface.ts';

/** Font sizes in the narrowest window that has a row, in rem: tokens.css. */
const NAME_REM = 1.125;
const LINK_REM = 0.9375;
/** The mark, as in Header.css. A gap follows it. */
const MARK = { height: 1.625, maxWidth: 6.5, gap: 0.75 };
/** Between two links. */
const GAP_REM = 1.75;
/** A language has two capitals and a gap. */
const LANGUAGE_REM = 2.4;
/** The part of the window between its margins. */
const TEXT_WIDTH = 0.92;

/** Returns the width of the narrowest window, in em, in which the links of the header fit a row. */
export function measureHeader(body: string): number {
  const tree = fromHtml(body, { fragment: true });
  const name = readText(select('.header__brand', tree)!).trim();
  const [, , markWidth = 1, markHeight = 1] = String(select('.mark svg', tree)?.properties['viewBox'])
    .split(' ')
    .map(Number);
  const links = selectAll('.header__links a', tree).map(readText);
  const languages = selectAll('.header__menu .languages li', tree).length;
  const rem =
    Math.min((MARK.height * markWidth) / markHeight, MARK.maxWidth) +
    MARK.gap +
    NAME_REM * setLine(name).width +
    links.reduce((sum, link) => sum + GAP_REM + LINK_REM * measureText(link), 0) +
    (languages && GAP_REM + LANGUAGE_REM * languages);
  return Math.ceil(rem / TEXT_WIDTH);
}

/** Running text has no tracking. */
const measureText = (text: string) => setLine(text).width - DISPLAY.trackingEm * text.length;
