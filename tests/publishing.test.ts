import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('no pasted step of publishing is taken after a release that was refused', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/publishing.md'), 'utf8');
  const blocks = Array.from(text.matchAll(/```sh\n(.*?)\n```/gs), ([, block]) => block!);
  const steps = blocks
    .filter((block) => block.includes('npm run release'))
    .flatMap((block) => block.slice(block.indexOf('npm run release')).split('\n').slice(0, -1));
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.filter((step) => !step.endsWith(' &&'))).toEqual([]);
});
