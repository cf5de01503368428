/** Content encodings that the site may be published in, best first, with the ending of their files. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/**
 * The best of the `available` encodings that an Accept-Encoding header allows, or null for the plain file.
 * A weight of 0 refuses (RFC 9110, 12.5.3); other weights do not count, since the smallest answer serves all.
 */
export function chooseEncoding(
  header: string | undefined,
  available: Pick<ReadonlySet<Encoding>, 'has'>,
): Encoding | null {
  const accepted = new Map((header ?? '').split(',').map(readEncoding));
  const allows = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  return encodings.find(({ name }) => available.has(name) && allows(name))?.name ?? null;
}

function readEncoding(part: string): [name: string, allowed: boolean] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  return [name, !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))];
}
