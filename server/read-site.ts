import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from './content-types.ts';
import { type Encoding, encodings } from './encodings.ts';
import { kindOf, type Policy } from './policy.ts';
import { readPolicy } from './read-policy.ts';

/** Read by hosts, not by visitors. */
const HOST_FILE = '_headers';

/** One published file, read whole: what is asked for later never touches the disk. */
export interface Publication {
  headers: Record<string, string>;
  plain: Buffer;
  encoded: ReadonlyMap<Encoding, Buffer>;
}

/** The allow-list: published path (`/`, `/services`, `/_astro/page.B1x.js`) to publication. */
export interface Site {
  publications: ReadonlyMap<string, Publication>;
  /** The page for everything that is not on the list. */
  missing: Publication | undefined;
  policy: Policy;
}

/**
 * Reads a built folder. Left out are dotfiles (but `.well-known`), `_headers`, symbolic links and, as paths of
 * their own, compressed siblings. Throws what the file system throws when the folder cannot be read.
 */
export function readSite(named: string): Site {
  // Where a link names the folder, the link may move to the next version between two files.
  const folder = realpathSync(named);
  const files = listFiles(folder);
  const policy = readPolicy(folder, files);
  const publications = new Map(
    files.map((file) => [toPath(file), readPublication(folder, file, policy)] as const),
  );
  const missing = publications.get('/404');
  publications.delete('/404');
  return { publications, missing, policy };
}

/** The files of a folder that may be published, as relative paths with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return walk(folder, '')
    .filter((file) => !isHidden(file) && !isSibling(file) && file !== HOST_FILE)
    .sort();
}

/** Not Node's own recursive listing: that one follows symbolic links to folders, out of this one. */
function walk(folder: string, within: string): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const file = within + entry.name;
    return entry.isDirectory() ? walk(folder, `${file}/`) : entry.isFile() ? [file] : [];
  });
}

function isHidden(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}

function isSibling(file: string): boolean {
  return encodings.some(({ ending }) => file.endsWith(ending));
}

function toPath(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

function readPublication(folder: string, file: string, policy: Policy): Publication {
  const plain = readFileSync(join(folder, file));
  const encoded = new Map<Encoding, Buffer>();
  for (const { name, ending } of encodings) {
    const body = readIfThere(join(folder, file + ending));
    if (body) encoded.set(name, body);
  }
  return {
    plain,
    encoded,
    headers: {
      ...policy[kindOf(file)],
      'Content-Type': contentTypeOf(file),
      // Weak, because the plain and the compressed bodies share it; from the content, so that it outlives a new build.
      ETag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      Vary: 'Accept-Encoding',
      'Accept-Ranges': 'bytes',
    },
  };
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
