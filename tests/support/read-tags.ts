export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const decode = (text: string) => text.replace(/&[\w#]+;/g, (each) => CHARACTERS[each] ?? each);

/** The tags of a page as the build writes them: attributes without a value, or with one in double quotes. */
export function readTags(html: string): Tag[] {
  const markup = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>');
  return [...markup.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decode(value)]),
    ),
  }));
}

/** The contents of the page's `<meta>` of this name or property. */
export function readMeta(html: string, key: string): string[] {
  return readTags(html)
    .filter(
      ({ name, attributes }) => name === 'meta' && key === (attributes['name'] ?? attributes['property']),
    )
    .map(({ attributes }) => attributes['content'] ?? '');
}

/** Where the page's `<link>`s of this relation lead. */
export function readLinks(html: string, relation: string): string[] {
  return readTags(html)
    .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === relation)
    .map(({ attributes }) => attributes['href'] ?? '');
}

export const readTitle = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
