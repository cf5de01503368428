import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const EXCERPT_CHARACTERS = 40;
/** They make no mark of their own: line ends and tabs, soft hyphens, places to break. */
const UNSEEN = new Set('\n\r\t\u00ad\u200b');

/** The letters and signs of a page's text that a font has not, one sentence each: the sign, and where it stands. */
export function findMissingLetters(html: string, font: ReadonlySet<number>): string[] {
  const found = new Map<string, string>();
  visit(select('body', unified().use(rehypeParse).parse(html))!, 'text', ({ value }, _index, parent) => {
    if (parent?.type === 'element' && ['script', 'style'].includes(parent.tagName)) return;
    for (const letter of value)
      if (!UNSEEN.has(letter) && !font.has(letter.codePointAt(0)!) && !found.has(letter))
        found.set(letter, cutOut(value, letter));
  });
  return [...found].map(([letter, excerpt]) => `${letter} (${nameCode(letter)}) in “${excerpt}”`);
}

function cutOut(text: string, letter: string): string {
  const start = Math.max(0, text.indexOf(letter) - EXCERPT_CHARACTERS / 2);
  return text.slice(start, start + EXCERPT_CHARACTERS).trim();
}

const nameCode = (letter: string) =>
  `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
