import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ASTRO, copyWithFacts, realCompany } from '../support/copy-with-facts.ts';
import { findFreePort } from '../support/http.ts';
import { footer, isWhole } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

const START_LIMIT = { timeout: 60_000 };
const WRONG_UID = 'CHE-116.068.368';
const SENTENCE = `src/content/company.ts: uid "${WRONG_UID}" fails its check digit`;

/** The real dev server in a copy of the project, what it says in the terminal, and a way to change the owner's facts. */
const test = base.extend<{
  dev: { url: string; said: () => string; change: (from: string, to: string) => void };
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which other fixtures are wanted.
  dev: async ({}, use) => {
    const copy = copyWithFacts(realCompany);
    const port = await findFreePort();
    const { NODE_ENV: _, ...env } = process.env;
    const child = spawn(process.execPath, [ASTRO, 'dev'], { cwd: copy, env: { ...env, PORT: `${port}` } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
      });
    const file = join(copy, 'src/content/company.ts');
    const change = (from: string, to: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    await use({ url: `http://localhost:${port}/`, said: () => said, change });
    child.kill();
    await once(child, 'exit');
    rmSync(copy, { recursive: true });
  },
});

test.skip(!isWhole, 'takes as long as ten others: for npm run test:all');

test('dev shows at once a fact that is changed, and one that becomes wrong in the terminal and on the page', async ({
  page,
  dev,
}) => {
  await expect(async () => {
    await page.goto(dev.url);
    await expect(footer(page)).toContainText(realCompany.street, { timeout: 1000 });
  }).toPass(START_LIMIT);
  dev.change(realCompany.street, 'Quai 7');
  await expect(footer(page)).toContainText('Quai 7');
  dev.change(realCompany.uid, WRONG_UID);
  await expect(page.getByText(SENTENCE).first()).toBeVisible();
  expect(dev.said()).toContain(SENTENCE);
  // Also where the page could not be composed of them.
  dev.change(realCompany.email, '');
  await expect(async () => {
    await page.goto(dev.url + pages.contact.path.slice(1));
    await expect(page.getByText('company.ts: email "" is empty').first()).toBeVisible({ timeout: 1000 });
  }).toPass(START_LIMIT);
});
