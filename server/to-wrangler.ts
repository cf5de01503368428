import { ORIGIN_NOTE } from './deployment.ts';

/** The runtime's behaviour as of this day, which Cloudflare keeps. The wrangler of the tests must be newer. */
const COMPATIBILITY_DATE = '2026-10-01';

/** A wrangler.jsonc for Cloudflare Workers that serve files alone; the headers are in the folder's `_headers`. */
export function toWrangler(): string {
  const settings = {
    name: 'site',
    compatibility_date: COMPATIBILITY_DATE,
    send_metrics: false,
    assets: {
      directory: '../dist',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `// ${ORIGIN_NOTE}\n${JSON.stringify(settings, null, 2)}\n`;
}
