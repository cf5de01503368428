import htaccess from '../../hosting/.htaccess?raw';
import headers from '../../hosting/_headers?raw';
import { readHeaders } from '../../hosting/read-headers.ts';
import { speculationRulesHash } from './speculation-rules.ts';

/** The headers of all answers, for Netlify, Cloudflare Pages and our own server. */
export const writeHeaders = () => headers.replace("'HASH'", `'${speculationRulesHash}'`);

export const writeHtaccess = (text = writeHeaders()): string =>
  htaccess.replace('# HEADERS', () =>
    Object.entries(readHeaders(text)('/'))
      .map(([name, value]) => `Header always set ${name} "${escapeValue(value)}"`)
      .join('\n  '),
  );

/**
 * The configuration for the folder of a language, which names its 404 page. The page of the folder's name stands beside
 * it, and Apache would lead from there into the folder.
 */
export const writeLanguageHtaccess = (missingPage: string) =>
  `ErrorDocument 404 ${missingPage}.html\nDirectorySlash Off\n`;

/** Apache ends a value at a quotation mark, and reads % as a variable. */
const escapeValue = (value: string) => value.replace(/[\\"]/g, '\\$&').replaceAll('%', '%%');
