import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Attributes that are read aloud, or shown by a script. */
const READ = ['ariaLabel', 'alt', 'title', 'dataCopiedMessage', 'dataFailedMessage'];

/** What a visitor sees or hears of a page: its texts, and the attributes that are read. */
export function listTexts(html: string): string[] {
  const texts: string[] = [];
  visit(select('body', unified().use(rehypeParse).parse(html))!, (node, _index, parent) => {
    if (node.type === 'element')
      texts.push(...READ.map((name) => node.properties[name]).filter((text) => typeof text === 'string'));
    if (node.type !== 'text') return;
    if (parent?.type === 'element' && ['script', 'style'].includes(parent.tagName)) return;
    texts.push(node.value);
  });
  return texts;
}

/** All strings in words, as written. Words that are functions are left out: pages show what they return. */
export function listStrings(value: unknown): string[] {
  // A placeholder in braces is filled in before it is read.
  if (typeof value === 'string') return [value.replaceAll(/\{\w+\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
