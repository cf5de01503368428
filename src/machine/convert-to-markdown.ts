import { matches, select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What is drawn, spoken or pressed rather than read. */
const NOT_WORDS =
  '[aria-hidden=true], [role=status], [hidden], button, dd:has(> button:only-child), span:empty, canvas, svg, script, style, template, wbr';

/** Converts what a built page's `<main>` says to Markdown, with links that work from anywhere. */
export function convertToMarkdown(html: string, address: string): string {
  const main = select('main', unified().use(rehypeParse).parse(html));
  if (!main) throw new Error(`${address} has no <main> to make Markdown from.`);
  visit(main, (node, index, parent) => {
    if (node.type === 'element' && !matches(NOT_WORDS, node)) return;
    if (node.type === 'text') return;
    parent!.children.splice(index!, 1);
    return index;
  });
  visit(main, 'element', (element, index, parent) => {
    const { ariaLabel, href } = element.properties;
    // A poster of single letters or lines is read as its label.
    if (matches('[role=img], a[aria-label]', element))
      element.children = [{ type: 'text', value: String(ariaLabel) }];
    if (href) element.properties['href'] = new URL(String(href), address).href;
    if (element.tagName === 'br') parent!.children[index!] = { type: 'text', value: ' ' };
    // Lines that only styles set apart.
    if (parent?.children[index! - 1]?.type !== 'element') return;
    parent.children.splice(index!, 0, { type: 'text', value: ' ' });
    return index! + 1;
  });
  const toMarkdown = unified().use(rehypeRemark).use(remarkStringify, { bullet: '-' });
  return toMarkdown.stringify(toMarkdown.runSync({ type: 'root', children: [main] }));
}
