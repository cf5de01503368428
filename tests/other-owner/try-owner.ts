/**
 * Tests a copy of the project that has another owner: node tests/other-owner/try-owner.ts
 * He has facts as long as a build allows, three languages, five services, words twice as long, a sixth page, another
 * colour and mark: all that the README lets him change. The copy passes `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWithFacts } from '../support/copy-with-facts.ts';
import { changeOwner, longestFacts } from './change-owner.ts';

const folder = copyWithFacts(longestFacts, ['fr', 'de', 'en']);
try {
  rmSync(join(folder, 'tests/specification'), { recursive: true });
  changeOwner(folder);
  const env = { ...process.env, ALL: '' };
  const run = spawnSync('node', ['tools/run.mjs', 'test'], { cwd: folder, stdio: 'inherit', env });
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
