import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { scripts } from '../package.json';
import { codes } from '../src/content/languages.ts';

const root = join(import.meta.dirname, '..');
const find = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '{dist,dist-unfinished}'] });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const documents = find(['*.md', 'docs/**/*.md']).filter((file) => file !== 'CHANGELOG.md');
/** Whatever says something to whoever runs or reads it, in messages and comments. */
const sources = find([
  '*.{ts,json,jsonc}',
  '{src,server,tools,bench}/**/*.{ts,tsx,astro,mjs,css}',
  'hosting/*',
  'public/_headers',
]).filter((file) => !file.endsWith('.test.ts') && file !== 'package-lock.json');
const files = find(['**/*', '.github/**', '.ci/*']).map((file) => `/${file}`);

const FROM_ROOT =
  /(?<![\w./@${}-])(?:src|public|tools|server|tests|hosting|docs|bench)\/(?:[\w./*-]|\[[\w.]+\])*[\w*/]/g;
/** A file's name, or a folder's, as documents write them. */
const NAME = /`((?:[\w.[\]-]+\/)*[\w.[\]-]+\.(?:tsx?|mjs|astro|css|jsonc?|conf|md)|(?:[\w.[\]-]+\/)+)`/g;
const LINK = /\]\(([\w./-]+)(?:#[\w-]+)?\)/g;
/** What how-tos add, and what is there only once something was installed or built. */
const NOT_THERE = /careers|my-drawing|words\/it\b|node_modules|\bdist(-unfinished)?\//i;
/** The owner deletes it. */
const SPECIFICATION = /^tests\/specification\b/;

const list = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/** All languages have the same files; an owner has his own. */
const inFirstLanguage = (path: string) => path.replace(/(?<=\bwords\/)[a-z]{2}(?=\/|$)/, codes[0]!);

function isThere(path: string): boolean {
  if (NOT_THERE.test(path) || SPECIFICATION.test(path)) return true;
  const name = inFirstLanguage(path).replace(/\/$/, '');
  return name.includes('*') ? find(name).length > 0 : existsSync(join(root, name));
}

const isSomewhere = (name: string) =>
  isThere(name) || files.some((file) => `${file}/`.includes(`/${inFirstLanguage(name).replace(/\/$/, '')}/`));

it('every path from the root that a document, a message or a comment names is there', () => {
  const lost = [...documents, ...sources].flatMap((file) =>
    list(read(file), FROM_ROOT)
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(lost).toEqual([]);
});

it('every file and folder that a document names or links is there', () => {
  const lost = documents.flatMap((file) => {
    const text = read(file);
    const names = list(text, NAME).filter((name) => !isSomewhere(name));
    const links = list(text, LINK).filter((path) => !existsSync(join(root, dirname(file), path)));
    return [...names, ...links].map((path) => `${file}: ${path}`);
  });
  expect(lost).toEqual([]);
});

it('every command that a document or a message names is one of package.json', () => {
  const named = [...documents, ...sources].flatMap((file) => list(read(file), /\bnpm run ([\w:-]*\w)/g));
  expect(named).toContain('release');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('no step of publishing is taken after a release that was refused', () => {
  const blocks = list(read('docs/publishing.md'), /```sh\n(.*?)\n```/gs);
  const steps = blocks
    .filter((block) => block.includes('npm run release'))
    .flatMap((block) => block.slice(block.indexOf('npm run release')).split('\n').slice(0, -1));
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.filter((step) => !step.endsWith(' &&'))).toEqual([]);
});
