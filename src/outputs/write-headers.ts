import htaccess from '../../hosting/.htaccess?raw';
import headers from '../../hosting/_headers?raw';
import { readHeaders } from '../../hosting/read-headers.ts';
import { speculationRulesHash } from './speculation-rules.ts';

/** The headers of all answers, for Netlify, Cloudflare Pages and our own server. */
export const writeHeaders = () => headers.replace("'HASH'", `'${speculationRulesHash}'`);

/** The configuration for Apache, with the same headers. */
export const writeHtaccess = () =>
  htaccess.replace('# HEADERS', () =>
    Object.entries(readHeaders(writeHeaders())('/'))
      .map(([name, value]) => `Header always set ${name} "${value}"`)
      .join('\n  '),
  );
