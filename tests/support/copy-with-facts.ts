import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Company } from '../../src/content/company.ts';
import { languages as ownLanguages } from '../../src/content/languages.ts';

const project = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', 'dist', 'dist-unfinished', 'test-results', '.git', '.astro'];
/** The packages of Cloudflare's runtime. Where they are not installed, the link leads nowhere. */
const WRANGLER = 'tools/wrangler/node_modules';
const CACHES = ['.vite', '.astro', '.cache'];

/** A company that is no sample; no fact of it is one of the sample's. */
export const realCompany = {
  name: 'Alpen & Söhne SA',
  street: 'Rue du Lac 12',
  postcode: '1003',
  town: 'Lausanne',
  email: 'bonjour@alpen-soehne.ch',
  phone: '+41 21 123 45 67',
  uid: 'CHE-116.068.369',
  site: 'https://alpen-soehne.ch',
  answersIn: 'fr, de',
  answersWithinDays: 3,
  discoveryDays: 15,
  discoveryPrice: 9000,
  discoveryClientDays: 4,
  cycleWeeks: 3,
  firstAgentFrom: 20_000,
  firstAgentTo: 60_000,
  runningFrom: 300,
  runningTo: 900,
  founded: '1998',
  management: 'Anne Favre (développement), Jürg Söhne',
  staff: 7,
  systems: 'Abacus, Proffix',
  dataCountry: 'LI',
  host: 'Serveurs du Lac Sàrl',
  hostCountry: 'CH',
  hostKeepsLogs: '2 weeks',
  mailProvider: 'Courrier du Lac SA',
  mailCountry: 'FR',
  privacyChanged: '2026-11',
} satisfies Company;

/** Copies the project into a new folder, with the packages of this one, these facts and languages; gives that folder's path. */
export function copyWithFacts(facts: object, languages: string[] = ownLanguages): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync(project, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  linkPackages(folder);
  const content = join(folder, 'src/content');
  const text = `export const company = ${JSON.stringify(facts)};\nexport type Company = typeof company;\n`;
  writeFileSync(join(content, 'company.ts'), text);
  const list = `export const languages: string[] = ${JSON.stringify(languages)};\n`;
  writeFileSync(join(content, 'languages.ts'), list);
  return folder;
}

/** One by one, because Astro and Vite keep caches beside the packages, and copies that build at once would share them. */
function linkPackages(folder: string) {
  symlinkSync(join(project, WRANGLER), join(folder, WRANGLER));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules')))
    if (!CACHES.includes(name))
      symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name));
}

/** Runs Node in a copy: its exit code, and all that it said. */
export function runIn(folder: string, args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { status: run.status, said: run.stdout + run.stderr };
}
