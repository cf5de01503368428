import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInline } from './hash-inline.ts';
import { makePolicy, type Policy } from './policy.ts';

/**
 * The policy of a built folder that holds these files, one for all its answers: it allows what any of the
 * pages holds inline. Throws what the file system throws when a page cannot be read.
 */
export function readPolicy(folder: string, files: string[]): Policy {
  const pages = files.filter((file) => file.endsWith('.html'));
  return makePolicy(hashInline(...pages.map((page) => readFileSync(join(folder, page), 'utf8'))));
}
