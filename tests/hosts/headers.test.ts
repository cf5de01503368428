import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedHeaders } from '../support/read-headers-file.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const hash = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const policy = sharedHeaders.find(([name]) => name === 'content-security-policy')?.[1] ?? '';
const pages = globSync('dist/*.html', { cwd: root });

function readCopy(file: string, header: RegExp) {
  const found = [...read(file).matchAll(header)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]);
  return found.filter(([name]) => sharedHeaders.some((header) => header[0] === name));
}

describe('the headers', () => {
  it('are the same in every file for hosts', () => {
    expect(sharedHeaders).toHaveLength(8);
    expect(readCopy('hosting/nginx.conf', /add_header ([\w-]+) "([^"]+)" always;/g)).toEqual(sharedHeaders);
    expect(readCopy('hosting/Caddyfile', /^\t\t([A-Z][\w-]+) "([^"]+)"$/gm)).toEqual(sharedHeaders);
  });

  it('allow nothing unsafe, no other address, and leave inline styles to the page', () => {
    expect(policy).not.toMatch(/unsafe|:|\*|default-src|style-src/);
  });

  it('bind no other host of the domain', () => {
    expect(sharedHeaders).toContainEqual(['strict-transport-security', 'max-age=63072000']);
  });
});

describe.each(pages)('%s', (page) => {
  const html = read(page);
  const [beforePolicy = '', allowed = '', afterPolicy = ''] = html.split(
    /<meta http-equiv="Content-Security-Policy" content="style-src ([^"]+)">/,
  );

  it('allows the inline styles that it has and no other, before the first of them', () => {
    const styles = [...afterPolicy.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(allowed.split(' ')).toEqual(styles.map((text) => `'${hash(text)}'`));
    expect(beforePolicy).toMatch(/<head><meta charset="utf-8">$/);
  });

  it('runs no inline script but speculation rules that the headers allow', () => {
    const inline = [...html.matchAll(/<script\b((?:(?!src=)[^>])*)>(.*?)<\/script>/gs)].filter(
      ([, attributes = '']) => !attributes.includes('application/ld+json'),
    );
    expect(inline.map(([, , text = '']) => policy.includes(`'${hash(text)}'`))).toEqual([true]);
  });

  it('names its script with the hash of the file', () => {
    const [, path, seal] = /<script\b[^>]* src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
    expect(seal).toBe(hash(readFileSync(join(root, 'dist', path!))));
  });
});
