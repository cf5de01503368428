import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readImports } from './read-imports.ts';

const dist = join(import.meta.dirname, '../../dist');
/** Types of <script> that hold data for the browser, not code. */
const DATA_TYPE = /type="?(application\/(ld\+)?json|speculationrules|importmap)/;

export interface BuiltPage {
  name: string;
  html: string;
  stylesheets: string[];
  inlineScripts: string[];
  /** Files of script that are downloaded at once, what they import included. */
  scripts: string[];
  /** Files that those scripts name and fetch later: the drawings. */
  lazyScripts: string[];
  /** Files that hydration would download: the page's component, React, and what they import. */
  reachScripts: string[];
}

export function readBuiltPages(): BuiltPage[] {
  if (!existsSync(dist)) throw new Error('There is no built site: run "npm run build" first.');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readBuiltPage(file.replaceAll('\\', '/')));
}

/** The text of a published path such as `/_astro/page.B1x.js`. */
export function readPublished(path: string): string {
  return readFileSync(join(dist, path), 'utf8');
}

/** The bytes that a published file or a text has on the wire. */
export function weigh(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return content.length === 0 ? 0 : brotliCompressSync(content, { params }).length;
}

export function listFonts(): { file: string; bytes: number }[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
    .map((file) => ({ file, bytes: readFileSync(join(dist, file)).length }));
}

function readBuiltPage(name: string): BuiltPage {
  const html = readPublished(name);
  const scriptTags = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const scripts = followImports(
    [
      ...scriptTags.map(([, attributes = '']) => readAttribute(attributes, 'src')),
      ...links.filter((tag) => /rel="?modulepreload/.test(tag)).map((tag) => readAttribute(tag, 'href')),
    ].filter((path) => path !== undefined),
    'static',
  );
  const islandFiles = [...html.matchAll(/ data-files="([^"]+)"/g)].flatMap(([, files = '']) =>
    files.split(' '),
  );
  return {
    name,
    html,
    stylesheets: links
      .filter((tag) => /rel="?stylesheet/.test(tag))
      .map((tag) => readAttribute(tag, 'href'))
      .filter((path) => path !== undefined),
    inlineScripts: scriptTags
      .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !DATA_TYPE.test(attributes))
      .map(([, , code = '']) => code),
    scripts,
    lazyScripts: followImports(scripts.flatMap(listNamedScripts), 'any').filter(
      (path) => !scripts.includes(path),
    ),
    reachScripts: followImports(islandFiles, 'any'),
  };
}

/** The script files whose addresses stand in a script as text. */
function listNamedScripts(path: string): string[] {
  return [...readPublished(path).matchAll(/["'`](\/_astro\/[\w.-]+\.js)["'`]/g)].map((match) => match[1]!);
}

function readAttribute(tag: string, name: string): string | undefined {
  return tag
    .match(new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s>]+))`))
    ?.slice(1)
    .find(Boolean);
}

/** The files and all that they import, each once: only what comes with them, or also what they may fetch later. */
function followImports(starts: string[], kind: 'static' | 'any'): string[] {
  const reached = new Set(starts);
  for (const path of reached) {
    for (const each of readImports(readPublished(path), path)) {
      if (kind === 'static' && each.kind !== 'static') continue;
      if (/^[./]/.test(each.specifier)) reached.add(new URL(each.specifier, `http://site${path}`).pathname);
    }
  }
  return [...reached];
}
