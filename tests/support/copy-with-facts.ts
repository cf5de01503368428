import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project.ts';

/** A company that is no sample; no fact of it is one of the sample's. */
export const realCompany = {
  name: 'Alpen & Söhne SA',
  tagline: 'One thing, done well.',
  street: 'Rue du Lac 12',
  postcode: '1003',
  town: 'Lausanne',
  country: 'Switzerland',
  email: 'bonjour@alpen-soehne.ch',
  phone: '+41 21 123 45 67',
  uid: 'CHE-116.068.369',
  site: 'https://alpen-soehne.ch',
  bareDomain: false,
  languages: 'fr, de',
  host: 'Serveurs du Lac Sàrl',
  hostCountry: 'Switzerland',
  hostKeepsLogs: '2 weeks',
  mailProvider: 'Courrier du Lac SA',
  mailCountry: 'France',
  privacyChanged: '2026-11',
};

/** Copies what builds the site into a folder, with these facts. */
export function copyWithFacts(folder: string, facts: object) {
  copyProject(folder);
  writeFileSync(
    join(folder, 'src/content/company.ts'),
    `export const company = ${JSON.stringify(facts)};\nexport type Company = typeof company;\n`,
  );
}

/** Runs Node in a copy: its exit code, and all that it said. */
export function runIn(folder: string, words: string[], epochS: number) {
  const env = { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: `${epochS}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

export const BUILD = ['node_modules/astro/bin/astro.mjs', 'build'];
