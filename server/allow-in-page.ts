import { hashInline } from './hash-inline.ts';
import { describeSources } from './policy.ts';

/** Browsers look for the charset in the first 1024 bytes, and the policy is longer than most of them. */
const CHARSET = '<meta charset="utf-8">';

/**
 * The page with the policy for what it holds inline, for hosts that set no headers. It stands before all that
 * it rules over: a browser heeds it from there on. Throws a sentence when the page has no charset to put it after.
 */
export function allowInPage(html: string, page: string): string {
  const sources = describeSources(hashInline(html));
  if (!html.includes(CHARSET))
    throw new Error(`${page} has no ${CHARSET}: src/layout/Document.astro must begin its head with one.`);
  return html.replace(
    CHARSET,
    () => `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${sources}">`,
  );
}
