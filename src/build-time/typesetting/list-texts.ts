import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';

/** Attributes that are read aloud, or shown by a script. */
const READ = ['ariaLabel', 'alt', 'title', 'dataCopiedMessage', 'dataFailedMessage'];

/** What a visitor sees or hears of a page: its texts, and the attributes that are read. */
export const listTexts = (html: string): string[] =>
  selectAll('body :not(script, style)', fromHtml(html)).flatMap(({ properties, children }) => [
    ...READ.map((name) => properties[name]).filter((text) => typeof text === 'string'),
    ...children.flatMap((child) => (child.type === 'text' ? [child.value] : [])),
  ]);

/** All strings in words, as written. Words that are functions are left out: pages show what they return. */
export function listStrings(value: unknown): string[] {
  // A placeholder in braces is filled in before it is read.
  if (typeof value === 'string') return [value.replaceAll(/\{\w+\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
