import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { codes as ownCodes } from '../../src/content/languages.ts';

const project = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', 'dist', 'dist-unfinished', 'test-results', '.git', '.astro'];
/** With the packages of Cloudflare's runtime, where they are installed. */
const WRANGLER = 'tools/wrangler/node_modules';
const CACHES = ['.vite', '.astro', '.cache'];

/** A company that is no sample; no fact of it is one of the sample's. */
export const realCompany = {
  name: 'Alpen & Söhne SA',
  street: 'Rue du Lac 12',
  postcode: '1003',
  town: 'Lausanne',
  country: 'CH',
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
  host: 'Serveurs du Lac Sàrl',
  hostCountry: 'CH',
  hostKeepsLogs: '2 weeks',
  mailProvider: 'Courrier du Lac SA',
  mailCountry: 'FR',
  privacyChanged: '2026-11',
};

/** Copies the project into a new folder, with the packages of this one, these facts and languages; gives that folder's path. */
export function copyWithFacts(facts: object, codes: string[] = ownCodes): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync(project, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  linkPackages(folder);
  writeFileSync(
    join(folder, 'src/content/company.ts'),
    `export const company = ${JSON.stringify(facts)};\nexport type Company = typeof company;\n`,
  );
  const loaders = codes.map(
    (code) => `  ${code}: (file: string) => import(\`./words/${code}/\${file}.ts\`),\n`,
  );
  const list = join(folder, 'src/content/languages.ts');
  const text = readFileSync(list, 'utf8').replace(/(?<=languages = \{\n)( .*\n)*/, () => loaders.join(''));
  writeFileSync(list, text);
  return folder;
}

/** One by one, because Astro and Vite keep caches beside the packages, and copies that build at once would share them. */
function linkPackages(folder: string) {
  if (existsSync(join(project, WRANGLER))) symlinkSync(join(project, WRANGLER), join(folder, WRANGLER));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules')))
    if (!CACHES.includes(name))
      symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name));
}

/** Runs Node in a copy: its exit code, and all that it said. */
export function runIn(folder: string, args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
