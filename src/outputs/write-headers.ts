import htaccess from '../../hosting/.htaccess?raw';
import headers from '../../hosting/_headers?raw';
import { speculationRulesHash } from './speculation-rules.ts';

/** The headers of all answers, for Netlify, Cloudflare Pages and our own server. */
export const writeHeaders = () => headers.replace("'HASH'", `'${speculationRulesHash}'`);

/** The headers of every answer, by names in small letters. */
export function readHeaders(): Record<string, string> {
  const [, rule = ''] = /^\/\*\n((?: .+\n)+)/m.exec(writeHeaders())!;
  const lines = Array.from(rule.matchAll(/^ +([\w-]+): (.+)$/gm), ([, ...line]) => line);
  return Object.fromEntries(lines.map(([name = '', value = '']) => [name.toLowerCase(), value]));
}

/** The configuration for Apache, with the same headers. */
export const writeHtaccess = () =>
  htaccess.replace('# HEADERS', () =>
    Object.entries(readHeaders())
      .map(([name, value]) => `Header always set ${name} "${value}"`)
      .join('\n  '),
  );
