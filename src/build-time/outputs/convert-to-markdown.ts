import type { Element } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as readText } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Elements without text to read: controls, drawings and their captions, what is hidden from view or from assistive technology. */
const NOT_WORDS =
  '[aria-hidden=true], [role=status], [hidden], button, dd:has(> button:only-child), canvas, figcaption, svg, img';
/** React's separators of texts, places where a word may break, soft hyphens. */
const NOT_READ = /<!--.*?-->|<wbr\/?>|\u00ad/g;
const BEGINS_A_WORD = /^\s*[\p{L}\p{N}]/u;

/** Converts the `<main>` of a built page to Markdown with absolute links. */
export function convertToMarkdown(html: string, address: string): string {
  const main = select('main', unified().use(rehypeParse).parse(html.replaceAll(NOT_READ, '')));
  if (!main) throw new Error(`${address} has no <main> to make Markdown from.`);
  for (const parent of selectAll(`:has(> :is(${NOT_WORDS}))`, main))
    parent.children = parent.children.filter((child) => !matches(NOT_WORDS, child));
  // Posters of single letters or lines have their text as a label.
  for (const element of selectAll('[role=img], a[aria-label]', main))
    element.children = [{ type: 'text', value: String(element.properties['ariaLabel']) }];
  for (const { properties } of selectAll('[href]', main))
    properties['href'] = new URL(String(properties['href']), address).href;
  separateWords(main);
  completeSentences(main);
  const toMarkdown = unified().use(rehypeRemark).use(remarkStringify, { bullet: '-' });
  return toMarkdown.stringify(toMarkdown.runSync({ type: 'root', children: [main] }));
}

/** Repeats a heading in the text after it where the heading is also the beginning of that sentence. */
function completeSentences(main: Element) {
  for (const parent of selectAll(':has(> [data-continues])', main)) {
    const [heading, text] = parent.children.filter((child) => child.type === 'element');
    text!.children.unshift({ type: 'text', value: `${readText(heading!)} ` });
  }
}

/** Puts a space between lines that only CSS or <br> separate. */
function separateWords(main: Element) {
  visit(main, 'element', (element, index, parent) => {
    if (element.tagName === 'br') parent!.children[index!] = { type: 'text', value: ' ' };
    const follows = parent?.children[index! - 1]?.type === 'element';
    if (!follows || !BEGINS_A_WORD.test(readText(element))) return;
    parent.children.splice(index!, 0, { type: 'text', value: ' ' });
    return index! + 1;
  });
}
