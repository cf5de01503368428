import { readFileSync } from 'node:fs';

const [, rule = ''] = /^\/\*\n((?: +.+\n)+)/m.exec(readFileSync('public/_headers', 'utf8'))!;

/** What public/_headers gives to every answer, in its order: names in lower case, values. */
export const sharedHeaders = Array.from(
  rule.matchAll(/^ +([\w-]+): (.+)$/gm),
  ([, name = '', value = '']) => [name.toLowerCase(), value],
) as [name: string, value: string][];
