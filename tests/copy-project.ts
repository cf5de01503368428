import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');
const PARTS = [
  'src',
  'public',
  'server',
  'tools',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A company that is no sample; no fact of it is one of the sample's. */
export const realCompany = {
  name: 'Alpen & Söhne SA',
  tagline: 'One thing, done well.',
  street: 'Rue du Lac 12',
  postcode: '1003',
  town: 'Lausanne',
  country: 'Switzerland',
  email: 'bonjour@alpen-soehne.ch',
  uid: 'CHE-116.068.369',
  site: 'https://alpen-soehne.ch',
  languages: 'fr, de',
  host: 'Serveurs du Lac Sàrl',
  hostCountry: 'Switzerland',
  hostKeepsLogs: '2 weeks',
};

/** Copies what builds the site into a folder, with these facts. Not below the project: a dev server would start anew. */
export function copyProject(folder: string, facts: object) {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(join(project, part), join(folder, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'src/content/company.ts'),
    `export const company = ${JSON.stringify(facts)};\nexport type Company = typeof company;\n`,
  );
}

/** Runs a command of the project in a copy: its exit code, and all that it said. */
export function runIn(folder: string, command: 'build' | 'release', environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, said: stdout + stderr };
}
