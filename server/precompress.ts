/** Writes brotli and gzip siblings beside the built text files: node server/precompress.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from './content-types.ts';
import { listFiles } from './read-site.ts';

const folder = join(import.meta.dirname, '..', 'dist');

for (const file of listFiles(folder).filter(isCompressible)) {
  const plain = readFileSync(join(folder, file));
  const siblings = { '.br': compressBrotli(plain), '.gz': gzipSync(plain, { level: 9 }) };
  for (const [ending, body] of Object.entries(siblings)) {
    if (body.length < plain.length) writeFileSync(join(folder, file + ending), body);
  }
}

function compressBrotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
