import htaccess from '../../hosting/.htaccess?raw';
import headers from '../../hosting/_headers?raw';
import { speculationRulesHash } from './speculation-rules.ts';

/** The headers of all answers, for Netlify, Cloudflare Pages and our own server. */
export const writeHeaders = () => headers.replace("'HASH'", `'${speculationRulesHash}'`);

/** The configuration for Apache, with the same headers. */
export function writeHtaccess() {
  const [, rule = ''] = /^\/\*\n((?: .+\n)+)/m.exec(writeHeaders())!;
  const lines = rule.replaceAll(/^ +([\w-]+): (.+)$/gm, '  Header always set $1 "$2"');
  return htaccess.replace('  # HEADERS\n', () => lines);
}
