import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDeployFiles } from '../../server/make-deploy-files.ts';
import { differences } from './differences.ts';

const root = join(import.meta.dirname, '..');
const { inFolder, inDeploy } = makeDeployFiles(join(root, 'dist'));

it.each(Object.entries(inDeploy))('deploy/%s is what the policy makes of the built pages', (name, text) => {
  const sentence = `deploy/${name} is out of date: run "npm run build" and commit deploy/.`;
  expect(readFileSync(join(root, 'deploy', name), 'utf8') === text, sentence).toBe(true);
  expect(text).toMatch(/^[\t\n\x20-\x7e]+$/);
});

it.each(Object.entries(inFolder))('dist/%s is what the policy makes of the built pages', (name, text) => {
  const sentence = `dist/${name} is out of date: run "npm run build".`;
  expect(readFileSync(join(root, 'dist', name), 'utf8') === text, sentence).toBe(true);
});

it('the README names every difference between hosts, and no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, table = ''] = readme.match(/\| difference \| host \|[^\n]*\n\|[-| :]+\|\n((?:\|[^\n]*\n)+)/) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, difference, host]) => [difference, host]);
  expect(rows).toEqual(Object.entries(differences).map(([name, where]) => [name, where.join(', ')]));
});
