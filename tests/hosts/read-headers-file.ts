import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What public/_headers gives to every answer, in its order: names in lower case, values. */
export const sharedHeaders: [name: string, value: string][] = readSharedHeaders();

function readSharedHeaders() {
  const text = readFileSync(join(import.meta.dirname, '../../public/_headers'), 'utf8');
  const [, rule = ''] = /^\/\*\n((?: +.+\n)+)/m.exec(text) ?? [];
  const lines = [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)];
  return lines.map(([, name = '', value = '']): [string, string] => [name.toLowerCase(), value]);
}
