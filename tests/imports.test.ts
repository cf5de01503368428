import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Import, readImports } from './read-imports.ts';

const root = join(import.meta.dirname, '..');

/** What each folder of src may import beside itself: a folder, one file of it, or only its types. */
const allowed: Record<string, string[]> = {
  pages: ['frame/Document.astro', 'screens', 'content', 'build', 'styles', 'illustrations/colours.ts'],
  screens: ['frame/App.tsx', 'sections', 'parts', 'interactive', 'content'],
  sections: ['parts', 'interactive', 'content'],
  frame: ['parts', 'interactive', 'content'],
  parts: ['content', 'illustrations', 'interactive'],
  interactive: ['parts', 'content (types)', 'browser (constants)'],
  browser: ['illustrations'],
  illustrations: [],
  content: [],
  build: ['content', 'illustrations', 'parts'],
};
const documentMayAlsoImport = ['browser/page.ts', 'styles'];
/** Astro files run at build only. */
const astroMayAlsoImport = ['build'];
/** What these import from node_modules at run time would be downloaded at once, or be words with a framework. */
const withoutPackages = ['content', 'illustrations', 'browser'];

interface Arrow extends Import {
  from: string;
  /** The imported file as a path within src, or undefined for a package. */
  to: string | undefined;
}

const files = listSource('src');
const arrows = files.flatMap((from) => readArrows(from));

function listSource(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function readArrows(from: string): Arrow[] {
  const text = readFileSync(join(root, 'src', from), 'utf8');
  return readImports(text, from).map((each) => ({ ...each, from, to: resolveWithin(from, each.specifier) }));
}

function resolveWithin(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return relative('src', join('src', dirname(from), specifier.replace(/\?.*$/, ''))).replaceAll('\\', '/');
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function isAllowed({ from, to, kind }: Arrow & { to: string }): boolean {
  if (folderOf(from) === folderOf(to)) return true;
  const rules = [
    ...(allowed[folderOf(from)] ?? []),
    ...(from === 'frame/Document.astro' ? documentMayAlsoImport : []),
    ...(from.endsWith('.astro') ? astroMayAlsoImport : []),
  ];
  return rules.some((rule) => {
    const [target = '', only] = rule.split(' ');
    if (to !== target && !to.startsWith(`${target}/`)) return false;
    if (only === '(types)') return kind === 'type';
    return only !== '(constants)' || kind === 'type' || holdsOnlyConstants(to);
  });
}

function holdsOnlyConstants(file: string): boolean {
  const text = readFileSync(join(root, 'src', file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.every(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.every(({ initializer }) => isConstant(initializer)),
  );
}

function isConstant(value: ts.Expression | undefined): boolean {
  if (!value) return false;
  if (ts.isAsExpression(value)) return isConstant(value.expression);
  return ts.isLiteralExpression(value);
}

function isOwn(arrow: Arrow): arrow is Arrow & { to: string } {
  return arrow.to !== undefined;
}

function describeArrow({ from, specifier }: Arrow): string {
  return `${from} imports ${specifier}`;
}

/** Everything that `starts` pull in, at once or later, other than types. */
function reach(starts: string[]): Set<string> {
  const reached = new Set(starts);
  for (const file of reached) {
    for (const arrow of arrows) {
      if (arrow.from === file && arrow.kind !== 'type' && isOwn(arrow)) reached.add(arrow.to);
    }
  }
  return reached;
}

/** The files that can be reached from themselves. */
function findCycles(): string[] {
  return files.filter((file) => {
    const next = arrows.filter(({ from, kind }) => from === file && kind !== 'type').filter(isOwn);
    return reach(next.map(({ to }) => to)).has(file);
  });
}

describe('the arrows of src', () => {
  it('start in a folder that has a rule', () => {
    expect(files.filter((file) => !(folderOf(file) in allowed))).toEqual([]);
  });

  it('run one way', () => {
    expect(
      arrows
        .filter(isOwn)
        .filter((arrow) => !isAllowed(arrow))
        .map(describeArrow),
    ).toEqual([]);
  });

  it('stay within src', () => {
    expect(arrows.filter((arrow) => arrow.to?.startsWith('..')).map(describeArrow)).toEqual([]);
  });

  it('never close a circle', () => {
    expect(findCycles()).toEqual([]);
  });

  it('carry CSS only from the document and the pages to the lists of stylesheets', () => {
    const styles = arrows.filter(({ specifier }) => /\.css(\?|$)/.test(specifier));
    expect(styles.length).toBeGreaterThan(0);
    for (const { from, to } of styles) {
      expect(from).toMatch(/^(frame\/Document|pages\/[\w-]+)\.astro$/);
      expect(to).toMatch(/^styles\/[\w-]+\.css$/);
    }
  });

  it('name the ending of a file, so that it runs as it is', () => {
    expect(arrows.filter(({ to }) => to !== undefined && !/\.\w+$/.test(to)).map(describeArrow)).toEqual([]);
  });
});

describe('what reaches the browser', () => {
  const inBrowser = reach(
    files.filter((file) => /^(screens|browser|interactive|illustrations)\//.test(file)),
  );

  it('needs nothing of Node, nor the packages of the build', () => {
    const ofBuild = arrows.filter(
      ({ from, specifier, kind }) =>
        inBrowser.has(from) && kind !== 'type' && /^node:|^(fontkit|zod)(\/|$)/.test(specifier),
    );
    expect(ofBuild.map(describeArrow)).toEqual([]);
  });

  it('holds nothing that belongs to the build', () => {
    expect([...inBrowser].filter((file) => folderOf(file) === 'build')).toEqual([]);
  });

  it('brings no package at once, React included', () => {
    const packages = arrows.filter(
      ({ from, to, kind }) => withoutPackages.includes(folderOf(from)) && to === undefined && kind !== 'type',
    );
    expect(packages.map(describeArrow)).toEqual([]);
  });
});

describe('the server', () => {
  it('imports nothing of src but facts', () => {
    const imports = listSource('server').flatMap((file) =>
      readImports(readFileSync(join(root, 'server', file), 'utf8'), file),
    );
    const foreign = imports.filter(
      ({ specifier }) => specifier.startsWith('..') && !specifier.startsWith('../src/content/'),
    );
    expect(foreign).toEqual([]);
  });
});
