import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a page to a copy of the project: takes the steps of CONTRIBUTING as they stand there, and no other. The page has
 * their name, or another where an owner may have followed them: one word, sorted between about and contact.
 */
export function addPage(folder: string, name = 'Careers') {
  const [, text = ''] = readFileSync(join(folder, 'CONTRIBUTING.md'), 'utf8').split('## Add a page\n');
  const steps = text.replaceAll('Careers', name).replaceAll('careers', name.toLowerCase());
  const [, commands = ''] = /```sh\n(.*?)```/s.exec(steps)!;
  const [, entries = ''] = /```diff\n(.*?)\n```/s.exec(steps)!;
  execFileSync('sh', ['-ec', commands], { cwd: folder });
  for (const entry of entries.split('\n\n')) addEntry(folder, entry.split('\n'));
}

/** First the file and what the entry is for; then its lines, each with a +, and the line above which they stand. */
function addEntry(folder: string, [place = '', ...lines]: string[]) {
  const added = lines.filter((line) => line.startsWith('+')).map((line) => `${line.slice(1)}\n`);
  const before = `\n${lines.at(-1)!.slice(1)}`;
  const files = globSync(place.replace(/: .*/, ''), { cwd: folder });
  if (files.length === 0) throw new Error(`There is no ${place}.`);
  for (const file of files) {
    const [start = '', end, ...more] = readFileSync(join(folder, file), 'utf8').split(before);
    if (end === undefined || more.length > 0) throw new Error(`${file} must have one line "${before}".`);
    writeFileSync(join(folder, file), `${start}\n${added.join('')}${before.slice(1)}${end}`);
  }
}
