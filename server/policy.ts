import type { InlineHashes } from './hash-inline.ts';

/** What is answered: a page, a file with its hash in its name, another file, or that there is nothing. */
export type Kind = 'page' | 'hashed' | 'file' | 'error';

/** The headers of each kind of answer, without those that describe one body alone. */
export type Policy = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

/** The build hashes the content into the names of these files, so a name never means anything else. */
export const HASHED_FOLDER = '_astro/';

const YEAR_S = 31_536_000;
const TWO_YEARS_S = 63_072_000;
const ASKED_AGAIN = 'no-cache';

const caching: Record<Kind, string> = {
  page: ASKED_AGAIN,
  hashed: `public, max-age=${YEAR_S}, immutable`,
  file: ASKED_AGAIN,
  error: ASKED_AGAIN,
};

/** The copy buttons write to the clipboard; that is all that these pages ask of a browser. */
const permissions = { 'clipboard-write': '(self)' };
/** No name that only the newest browsers know: the others complain of it on every page. */
const refused = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read', 'compute-pressure'],
  ...['display-capture', 'encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid'],
  ...['identity-credentials-get', 'idle-detection', 'keyboard-map', 'local-fonts', 'magnetometer'],
  ...['microphone', 'midi', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['storage-access', 'sync-xhr', 'unload', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** What every answer carries besides its Content-Security-Policy. Browsers heed HSTS over HTTPS alone. */
export const securityHeaders = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...Object.entries(permissions).map(([name, who]) => `${name}=${who}`),
    ...refused.map((name) => `${name}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The policy of a site whose pages hold these inline scripts and styles. */
export function makePolicy(hashes: InlineHashes): Policy {
  const common = {
    // On pictures and errors too: an SVG that is opened by itself is a page, and hosts set headers by folder.
    'Content-Security-Policy': `${describeSources(hashes)}; frame-ancestors 'none'`,
    ...securityHeaders,
  };
  const withCaching = (kind: Kind) => ({ ...common, 'Cache-Control': caching[kind] });
  return {
    page: withCaching('page'),
    hashed: withCaching('hashed'),
    file: withCaching('file'),
    error: withCaching('error'),
  };
}

/** The Content-Security-Policy for a page's `<meta>`, where `frame-ancestors` would be ignored. */
export function describeSources({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The kind of a built file, named relative to its folder: `services.html`, `_astro/page.B1x.js`. */
export function kindOf(file: string): Kind {
  if (file.startsWith(HASHED_FOLDER)) return 'hashed';
  if (file === '404.html') return 'error';
  return file.endsWith('.html') ? 'page' : 'file';
}
