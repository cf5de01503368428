import htaccess from '../../hosting/.htaccess?raw';
import headers from '../../hosting/_headers?raw';
import { readHeaders } from '../../hosting/read-headers.ts';
import { speculationRulesHash } from './speculation-rules.ts';

/** What protects visitors. */
const NEEDED =
  'content-security-policy strict-transport-security x-content-type-options x-frame-options referrer-policy permissions-policy';

/** The headers of all answers, for Netlify, Cloudflare Pages and our own server. */
export const writeHeaders = () => headers.replace("'HASH'", `'${speculationRulesHash}'`);

/** The configuration for Apache, with the same headers. Throws a sentence if one is missing that protects visitors. */
export function writeHtaccess(text = writeHeaders()): string {
  const found = readHeaders(text)('/');
  const missing = NEEDED.split(' ').filter((name) => !(name in found));
  if (missing.length > 0) throw new Error(`hosting/_headers: ${missing.join(', ')} must stand below "/*".`);
  return htaccess.replace('# HEADERS', () =>
    Object.entries(found)
      .map(([name, value]) => `Header always set ${name} "${escapeValue(value)}"`)
      .join('\n  '),
  );
}

/**
 * The configuration for the folder of a language, which names its 404 page. The page of the folder's name stands beside
 * it, and Apache would lead from there into the folder.
 */
export const writeLanguageHtaccess = (missingPage: string) =>
  `ErrorDocument 404 ${missingPage}.html\nDirectorySlash Off\n`;

/** Apache ends a value at a quotation mark, and reads % as a variable. */
const escapeValue = (value: string) => value.replace(/[\\"]/g, '\\$&').replaceAll('%', '%%');
