import { mark } from '../site/mark.ts';
import { DISPLAY } from '../styles/tokens.ts';
import { setLine } from '../styles/typeface.ts';

/** Font sizes in the narrowest window that has a row, in rem: tokens.css. */
const NAME_REM = 1.125;
const LINK_REM = 0.9375;
/** The mark, as in Header.css. A gap follows it. */
const MARK = { height: 1.625, maxWidth: 6.5, gap: 0.75 };
/** Between two links, as in HeaderRow.css. */
const GAP_REM = 1.375;
/** A language is a target of 44 px. */
const LANGUAGE_REM = 2.75;
/** The part of the window between its margins. */
const TEXT_WIDTH = 0.92;

/** Returns the width of the narrowest window, in em, in which the texts of the header fit a row. */
export function measureHeader(name: string, links: string[], languageCount: number): number {
  const [, width = 1, height = 1] = /viewBox="[^"]*?([\d.]+)[\s,]+([\d.]+)\s*"/.exec(mark)?.map(Number) ?? [];
  const rem =
    Math.min((MARK.height * width) / height, MARK.maxWidth) +
    MARK.gap +
    NAME_REM * measureText(name) +
    links.reduce((sum, link) => sum + GAP_REM + LINK_REM * measureText(link), 0) +
    (languageCount > 1 ? GAP_REM + LANGUAGE_REM * languageCount : 0);
  return Math.ceil(rem / TEXT_WIDTH);
}

/** With the space between letters that a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const measureText = (text: string) => setLine(text).width + (0.12 - DISPLAY.trackingEm) * text.length;
