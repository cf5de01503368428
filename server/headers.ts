/** The policy that every answer carries, whatever its status. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/** What the build hashes into the name may be kept for ever; everything else is asked for again. */
const HASHED_FOLDER = '/_astro/';
const YEAR_S = 31_536_000;

/** The Cache-Control of a published path, `/services` or `/_astro/page.B1x.js`. */
export function cacheControlFor(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}
