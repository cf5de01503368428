import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { splitEmail } from '../../site/email.ts';
import { DISPLAY } from '../../styles/tokens.ts';
import { setLine } from './typeface.ts';

type Tree = NonNullable<Parameters<typeof selectAll>[1]>;

/** Columns are this much wider, because browsers round the advances of glyphs, some to whole pixels. */
const ROOM_FACTOR = 1.01;

/** Measures what a page sets as large as its column allows, and counts its weeks. Returns a CSS rule with lengths in em. */
export function measurePage(body: string): string {
  const tree = fromHtml(body, { fragment: true });
  const read = (selector: string, separator: string) =>
    selectAll(selector, tree).flatMap((element) => readText(element).split(separator));
  const measures = {
    // The longest line of a title whose words say where it breaks, or else the longest word, which must not break.
    'head-width': fitLines(read('h1:not(.title)', select('.hero', tree) ? '\n' : ' ')),
    ...measurePoster(read('.poster', '\n').join('')),
    weeks: selectAll('ol.weeks .week', tree).length || Number.POSITIVE_INFINITY,
  };
  const declarations = Object.entries(measures)
    // What a page doesn't have measures infinite.
    .filter(([, em]) => Number.isFinite(em))
    .map(([name, em]) => `--${name}:${Number(em.toFixed(3))};`);
  return `:root{${declarations.join('')}}`;
}

export const readText = (node: Tree): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(readText).join('') : '';

/** Measures a column that each line fits, moved left by the outdent. */
const fitLines = (lines: string[]) =>
  ROOM_FACTOR * Math.max(...lines.map((line) => setLine(line).width)) + DISPLAY.outdentEm;

/** Measures the ink of a number in one line, or of an address in one and in two. It begins at the margin. */
function measurePoster(text: string) {
  const [first, ...others] = splitEmail(text).map(setLine);
  const { start } = first!;
  const end = Math.max(first!.end, ...others.map(({ end }) => end));
  return { 'poster-start': start, 'poster-width': end - start, 'line-width': setLine(text).end - start };
}
