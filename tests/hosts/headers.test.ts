import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedHeaders } from './shared-headers.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const policy = sharedHeaders.find(([name]) => name === 'content-security-policy')?.[1] ?? '';

it.each(['nginx.conf', 'Caddyfile'])('hosting/%s has a copy of the headers', (file) => {
  const pairs = readFileSync(`hosting/${file}`, 'utf8').matchAll(/([A-Z][\w-]+) "([^"]+)"/g);
  // The conformance test asks who may show which file.
  const copied = sharedHeaders.filter(([name]) => name !== 'cross-origin-resource-policy');
  expect(Array.from(pairs, ([, name = '', value]) => [name.toLowerCase(), value])).toEqual(
    expect.arrayContaining(copied),
  );
});

it('the policy allows nothing unsafe, no other address, and no inline styles; HSTS binds no other host', () => {
  expect(sharedHeaders).toHaveLength(8);
  expect(policy).not.toMatch(/unsafe|:|\*|default-src|style-src/);
  expect(sharedHeaders).toContainEqual(['strict-transport-security', 'max-age=63072000']);
});

describe.each(globSync('dist/**/*.html'))('%s', (page) => {
  const html = readFileSync(page, 'utf8');
  const [beforePolicy = '', allowed = '', afterPolicy = ''] = html.split(
    /<meta http-equiv="Content-Security-Policy" content="style-src ([^"]+)">/,
  );

  it('allows the inline styles that it has and no other, before the first of them', () => {
    const styles = afterPolicy.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs);
    expect(allowed.split(' ')).toEqual(Array.from(styles, ([, text = '']) => hash(text)));
    expect(beforePolicy).toMatch(/<head><meta charset="utf-8">$/);
  });

  it('runs no inline script but speculation rules that the headers allow', () => {
    const scripts = html.matchAll(/<script\b((?:(?!src=)[^>])*)>(.*?)<\/script>/gs);
    const run = [...scripts].filter(([, attributes]) => !attributes?.includes('application/ld+json'));
    // Where it differs, this is the hash for public/_headers and its copies in hosting/.
    expect(run.map(([, , text = '']) => hash(text))).toEqual([/'sha256-[^']+'/.exec(policy)?.[0]]);
  });
});
