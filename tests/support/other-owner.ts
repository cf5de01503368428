/**
 * Runs the browser tests against a copy of the project that has another owner: node tests/support/other-owner.ts [words
 * for Playwright]. Name, facts, services, words, accent and mark are others; the tests take theirs from the copy too.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project.ts';

/** As long as a build allows. */
const FACTS = {
  name: 'Ostschweizerische Informatikergruppen AG',
  tagline: 'Wir finden, was sich wiederholt, und geben die Arbeit denen, die nie müde werden: Rechner.',
  street: 'Untere Mittelwäldchenbergwegstrasse 128b',
  postcode: '9000',
  town: 'Niederwangenriedholzhauserdorf',
  email: 'firstname.lastname@large-company.example',
  uid: 'CHE-116.068.369',
  site: 'https://www.large-company.example',
};
const ACCENT = '#1d4ed8';
const MARK = 'M4 4H20V20H4ZM9 9H15V15H9Z';

const folder = copyProject();
try {
  changeFacts();
  changeAccent();
  changeMark();
  process.exitCode = run('node', ['tools/run.mjs', 'build']);
  if (process.exitCode === 0)
    process.exitCode = run('playwright', ['test', '--project', 'chromium', ...process.argv.slice(2)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function changeFacts() {
  edit('src/content/company.ts', (text) =>
    Object.entries(FACTS).reduce(
      (changed, [field, value]) =>
        replace(changed, new RegExp(`(\\b${field}: )(['"]).*?\\2`), `$1${JSON.stringify(value)}`),
      text,
    ),
  );
}

/** The accent is one value in one file. */
function changeAccent() {
  const sample =
    /--accent: (#[0-9a-f]+)/.exec(readFileSync(join(folder, 'src/styles/tokens.css'), 'utf8'))?.[1] ?? '';
  for (const file of globSync('src/**/*.{css,ts}', { cwd: folder }))
    edit(file, (text) => text.replaceAll(sample, ACCENT));
}

/** Any sign of 24 × 24. */
function changeMark() {
  edit('src/parts/Mark.tsx', (text) =>
    replace(text, /(<path[^>]*\/>\s*)+/, `<path d="${MARK}" fillRule="evenodd" fill="currentColor" />`),
  );
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
}

function replace(text: string, pattern: RegExp, by: string) {
  if (!pattern.test(text)) throw new Error(`There is no ${pattern} to change.`);
  return text.replace(pattern, by);
}

function run(program: string, words: string[]) {
  const env = { ...process.env, OTHER_OWNER: 'true', ALL: '' };
  return spawnSync(program, words, { cwd: folder, stdio: 'inherit', env }).status ?? 1;
}
