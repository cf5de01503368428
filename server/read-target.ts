/** Longer than any address of the site by far; Node itself refuses what is longer than its header limit. */
const LONGEST_TARGET = 2048;
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;
/** `GET http://host/path` is what a proxy sends, and every server must take it (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]+/i;

export type Target = { path: string; query: string } | { refusal: 400 | 414 };

/** Takes a request target apart: the path decoded once, the query as it came with its `?`. */
export function readTarget(target: string): Target {
  if (target.length > LONGEST_TARGET) return { refusal: 414 };
  if (!PRINTABLE_ASCII.test(target)) return { refusal: 400 };
  const local = target.replace(ORIGIN, '') || '/';
  const mark = local.indexOf('?');
  const path = decode(mark < 0 ? local : local.slice(0, mark));
  if (!path?.startsWith('/') || CONTROL_CHARACTER.test(path)) return { refusal: 400 };
  return { path, query: mark < 0 ? '' : local.slice(mark) };
}

/** The one path of a page that is asked for as `/services/`, `/services.html` or `/services/index.html`. */
export function toCanonical(path: string): string {
  return (
    path
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
