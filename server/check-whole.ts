import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Encoding, encodings } from './encodings.ts';
import type { Publication, Site } from './read-site.ts';

const HASHED_REFERENCE = /\/_astro\/[\w.@~-]+/g;
const unpack: Record<Encoding, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Throws a sentence when a folder is not one finished build: no home page, a page that asks for a hashed file which
 * is not there, a compressed copy of something else. So a folder that is still being written is never published.
 */
export function checkWhole({ publications, missing }: Site, folder: string): void {
  if (!publications.has('/')) throw explainBroken(folder, 'it has no index.html');
  for (const [path, publication] of [...publications, ['/404', missing] as const]) {
    if (!publication) continue;
    const absent = findReferences(publication).find((reference) => !publications.has(reference));
    if (absent) throw explainBroken(folder, `the page ${path} asks for ${absent}, which is not there`);
    const { name } = encodings.find((encoding) => !isSame(publication, encoding.name)) ?? {};
    if (name) throw explainBroken(folder, `the ${name} copy of ${path} holds something else`);
  }
}

function findReferences({ headers, plain }: Publication): string[] {
  return headers['Content-Type']?.startsWith('text/html') ? (`${plain}`.match(HASHED_REFERENCE) ?? []) : [];
}

function isSame({ plain, encoded }: Publication, encoding: Encoding): boolean {
  const body = encoded.get(encoding);
  try {
    return !body || unpack[encoding](body).equals(plain);
  } catch {
    return false;
  }
}

function explainBroken(folder: string, reason: string): Error {
  return new Error(
    `${folder} is no finished build, for ${reason}: run "npm run build", or name another folder.`,
  );
}
