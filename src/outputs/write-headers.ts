import htaccess from '../../hosting/.htaccess?raw';
import headers from '../../hosting/_headers?raw';
import { readHeaders } from '../../hosting/read-headers.ts';
import { speculationRulesHash } from './speculation-rules.ts';

/** What protects visitors. */
const NAMES =
  'Content-Security-Policy Strict-Transport-Security X-Content-Type-Options X-Frame-Options Referrer-Policy Permissions-Policy';

/** The headers of all answers, for Netlify, Cloudflare Pages and our own server. */
export const writeHeaders = () => headers.replace("'HASH'", `'${speculationRulesHash}'`);

/** The configuration for Apache, with the same headers. Throws a sentence if one is missing. */
export function writeHtaccess(text = writeHeaders(), file = htaccess): string {
  const found = readHeaders(text)('/');
  const missing = NAMES.split(' ').filter((name) => !(name.toLowerCase() in found));
  if (missing.length > 0)
    throw new Error(`hosting/_headers: ${missing.join(', ')} must stand below "/*", each as NAME: VALUE.`);
  if (!file.includes('# HEADERS'))
    throw new Error('hosting/.htaccess must have the line "# HEADERS", where the build puts the headers.');
  return file.replace('# HEADERS', () =>
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
