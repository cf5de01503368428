import type { Element } from 'hast';
import { matches, select } from 'hast-util-select';
import { toString as readText } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Elements without text to read: controls, drawings and their captions, what is hidden from view or from assistive technology. */
const NOT_WORDS =
  '[aria-hidden=true], [role=status], [hidden], button, dd:has(> button:only-child), span:empty, canvas, figcaption, svg, script, style, template, wbr';
const SOFT_HYPHEN = '\u00ad';
const BEGINS_A_WORD = /^\s*[\p{L}\p{N}]/u;

/** Converts the `<main>` of a built page to Markdown with absolute links. */
export function convertToMarkdown(html: string, address: string): string {
  const main = select('main', unified().use(rehypeParse).parse(html.replaceAll(SOFT_HYPHEN, '')));
  if (!main) throw new Error(`${address} has no <main> to make Markdown from.`);
  removeAllButWords(main);
  separateWords(main);
  visit(main, 'element', ({ properties }) => {
    if (properties['href']) properties['href'] = new URL(String(properties['href']), address).href;
  });
  const toMarkdown = unified().use(rehypeRemark).use(remarkStringify, { bullet: '-' });
  return toMarkdown.stringify(toMarkdown.runSync({ type: 'root', children: [main] }));
}

function removeAllButWords(main: Element) {
  visit(main, (node, index, parent) => {
    if (node.type === 'text') return;
    if (node.type === 'element' && !matches(NOT_WORDS, node)) {
      // Posters of single letters or lines have their text as a label.
      if (matches('[role=img], a[aria-label]', node))
        node.children = [{ type: 'text', value: String(node.properties['ariaLabel']) }];
      return;
    }
    parent!.children.splice(index!, 1);
    return index;
  });
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
