/**
 * Writes the policy into the built pages and beside them: node server/write-policy.ts
 * Where CI is set, deploy/ stays as it is in git, so that the tests see whether it is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowInPage } from './allow-in-page.ts';
import { makeDeployFiles } from './make-deploy-files.ts';
import { listFiles } from './read-site.ts';
import { sealScripts } from './seal-scripts.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

const readPublished = (path: string) => readFileSync(join(dist, path));

for (const page of listFiles(dist).filter((file) => file.endsWith('.html'))) {
  const sealed = sealScripts(readPublished(page).toString(), readPublished);
  writeFileSync(join(dist, page), allowInPage(sealed, page));
}

const { inFolder, inDeploy } = makeDeployFiles(dist);
if (!inFolder._headers.includes('immutable'))
  console.warn(
    '_headers has no room for a rule for each hashed file: Cloudflare will ask for them again on each visit.',
  );
for (const [name, text] of Object.entries(inFolder)) writeFileSync(join(dist, name), text);
if (!process.env['CI'])
  for (const [name, text] of Object.entries(inDeploy)) writeFileSync(join(root, 'deploy', name), text);
