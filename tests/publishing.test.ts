import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no pasted step of publishing is taken after a release that was refused', () => {
  const blocks = readFileSync('docs/publishing.md', 'utf8').match(/(?<=```sh\n).*?(?=\n```)/gs)!;
  const steps = blocks
    .filter((block) => block.includes('npm run release'))
    .flatMap((block) => block.slice(block.indexOf('npm run release')).split('\n').slice(0, -1));
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.filter((step) => !step.endsWith(' &&'))).toEqual([]);
});
