import { createHash } from 'node:crypto';

/** Sources for script-src and style-src, as in `'sha256-…'`: each once, sorted. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gis;
/** Blocks that no browser runs. Speculation rules and import maps are held to script-src like code. */
const DATA_TYPE = /\btype="?application\/(ld\+)?json\b/i;

/** The hashes by which a policy lets the inline scripts and styles of pages through. */
export function hashInline(...pages: string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages)
    for (const [, name = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
      if (name.toLowerCase() === 'style') styles.add(hash(text));
      else if (!/\ssrc=/i.test(attributes) && !DATA_TYPE.test(attributes)) scripts.add(hash(text));
    }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
