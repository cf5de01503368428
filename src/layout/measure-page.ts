import { MARK_HAS_NAME } from '../content/brand/mark.ts';
import type { Site, SitePage } from '../site/create-site.ts';
import { splitEmail } from '../site/email.ts';
import { mark, measureRatio } from '../site/mark.ts';
import { DISPLAY, HEADER_PX, HEADER_TYPE, MARGIN_VW } from '../styles/tokens.ts';
import { setLine } from '../styles/typeface.ts';
import rowStyles from './HeaderRow.css?inline';

/** Titles count as this much wider, because browsers round the advances of glyphs, some to whole pixels. */
const ROOM_FACTOR = 1.02;
/** The space between letters that a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const READER_SPACING_EM = 0.12;
const REM_PX = 16;

/** Returns the styles of a page that depend on how wide its texts are. Lengths are in em. */
export function measurePage(site: Site, page: SitePage): string {
  const words = site.words[page.id];
  const { title } = 'hero' in words ? words.hero : 'head' in words ? words.head : words;
  // Its lines, or its words if it doesn't say where lines break.
  const titleParts = title.split(title.includes('\n') ? '\n' : ' ');
  const posters: Partial<Record<string, string[]>> = {
    about: [site.facts.uid],
    contact: splitEmail(site.facts.email),
  };
  const poster = posters[page.id];
  const rowWidth = measureHeader(site, page);
  return [
    `:root{--row-width:${rowWidth}}@media screen and (width>=${rowWidth}em){${rowStyles}}`,
    `main{--head-width:${measureLines(titleParts, ROOM_FACTOR)}}`,
    // On one line, and broken after the @.
    ...(poster
      ? [`.poster{--line-width:${measureLines([poster.join('')])};--poster-width:${measureLines(poster)}}`]
      : []),
  ].join('');
}

/** Returns the width of the narrowest window in which the texts of the header fit a row. */
function measureHeader({ facts, listedPages, translate }: Site, page: SitePage): number {
  const markPx = Math.min(HEADER_PX['mark-height'] * measureRatio(mark), HEADER_PX['mark-width']);
  const languages = translate(page).length;
  const px =
    markPx +
    HEADER_PX['mark-gap'] +
    HEADER_PX['link-gap'] * listedPages.length +
    (languages > 1 ? HEADER_PX['link-gap'] + HEADER_PX.language * languages : 0);
  const rem =
    HEADER_TYPE.name * measureSpaced(MARK_HAS_NAME ? '' : facts.shortName) +
    listedPages.reduce((sum, { label }) => sum + HEADER_TYPE.link * measureSpaced(label), 0);
  return Math.ceil((px / REM_PX + rem) / (1 - (2 * MARGIN_VW) / 100));
}

/** The width of a text in which a reader has set the space between letters. */
const measureSpaced = (text: string) =>
  setLine(text).width + (READER_SPACING_EM - DISPLAY.trackingEm) * text.length;

/** The width of the longest line, whose first stem is aligned with the margin. */
const measureLines = (lines: string[], factor = 1) =>
  (factor * Math.max(...lines.map((line) => setLine(line).width)) + DISPLAY.outdentEm).toFixed(3);
