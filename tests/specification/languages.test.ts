import { globSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '../../src/content/languages.ts';
import { compareLanguages } from '../support/compare-languages.ts';

const folders = globSync('*', { cwd: join(import.meta.dirname, '../../src/content/words') });

// The sample has more languages than it shows: an owner may choose among them.
await compareLanguages([...codes, ...folders.filter((folder) => !codes.includes(folder as 'en'))]);
