/** A part of a body: the offset of its first byte, and the offset behind its last. */
export interface Range {
  start: number;
  end: number;
}

const SINGLE_RANGE = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/**
 * The part of `length` bytes that a Range header asks for (RFC 9110, 14.1.2). Null is the whole: for no header, for
 * a malformed one and for several parts, all of which a server may ignore (14.2).
 */
export function readRange(header: string | undefined, length: number): Range | 'unsatisfiable' | null {
  const [matched, first = '', last = '', suffix = ''] = SINGLE_RANGE.exec(header ?? '') ?? [];
  // Of nothing there is no part that a Content-Range could name.
  if (matched === undefined || length === 0) return null;
  if (suffix)
    return Number(suffix) === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, length - Number(suffix)), end: length };
  if (last && Number(last) < Number(first)) return null;
  if (Number(first) >= length) return 'unsatisfiable';
  return { start: Number(first), end: last ? Math.min(length, Number(last) + 1) : length };
}
