import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowInPage } from '../../server/allow-in-page.ts';
import type { Deployment } from '../../server/deployment.ts';
import { hashInline } from '../../server/hash-inline.ts';
import { describeSources, kindOf, makePolicy } from '../../server/policy.ts';
import { sealScripts } from '../../server/seal-scripts.ts';
import { toHeadersFile } from '../../server/to-headers-file.ts';
import { toNginx } from '../../server/to-nginx.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what a page holds inline', () => {
  it('is found by its exact text', () => {
    const html = '<STYLE>\n a{} </STYLE><style media="print">b{}</style><script type=module>\n1 </script>';
    expect(hashInline(html)).toEqual({
      scripts: [sha256('\n1 ')],
      styles: [sha256('\n a{} '), sha256('b{}')].sort(),
    });
  });

  it('counts speculation rules and import maps, which browsers hold to the policy for scripts', () => {
    const html =
      '<script type="speculationrules">{}</script><script type="importmap">{"imports":{}}</script>';
    expect(hashInline(html).scripts).toEqual([sha256('{}'), sha256('{"imports":{}}')].sort());
  });

  it('leaves out data and what comes as a file', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="application/json">1</script><script type="module" src="/a.js"></script>';
    expect(hashInline(html)).toEqual({ scripts: [], styles: [] });
  });

  it('is listed once for all pages, in an order that does not depend on theirs', () => {
    const pages = ['<style>a{}</style><style>b{}</style>', '<style>b{}</style><style>c{}</style>'];
    expect(hashInline(...pages)).toEqual(hashInline(...pages.toReversed()));
    expect(hashInline(...pages).styles).toHaveLength(3);
  });
});

describe('the policy', () => {
  const policy = makePolicy(hashInline('<style>a{}</style>'));

  it('allows nothing unsafe, no address and no scheme', () => {
    for (const { 'Content-Security-Policy': value } of Object.values(policy))
      expect(value).not.toMatch(/unsafe|:|\*|strict-dynamic/);
  });

  it('keeps a year only what has its hash in its name', () => {
    const kept = Object.entries(policy).filter(([, headers]) =>
      /max-age=[1-9]/.test(headers['Cache-Control']!),
    );
    expect(kept.map(([kind]) => kind)).toEqual(['hashed']);
  });

  it.each([
    ['_astro/page.B1x.js', 'hashed'],
    ['services.html', 'page'],
    ['404.html', 'error'],
    ['icon.svg', 'file'],
    ['deep/_astro/page.js', 'file'],
  ])('%s is a %s', (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });

  it('of a page stands before all that it rules over, with the hashes of that page alone', () => {
    const html = '<head><meta charset="utf-8"><link rel="preload"><style>a{}</style></head>';
    const sources = describeSources(hashInline('<style>a{}</style>'));
    expect(allowInPage(html, 'services.html')).toBe(
      html.replace('<link', `<meta http-equiv="Content-Security-Policy" content="${sources}"><link`),
    );
    expect(sources).not.toContain('frame-ancestors');
  });

  it('has no place in a page without a charset, and says so', () => {
    expect(() => allowInPage('<title>x</title>', 'services.html')).toThrow(
      'services.html has no <meta charset="utf-8">: src/layout/Document.astro must begin its head with one.',
    );
  });
});

describe('a script file', () => {
  it('is named with its hash, and what stands inside the page is left alone', () => {
    const html = '<script type="module" src="/_astro/page.B1x.js"></script><script>1</script>';
    const sealed = sealScripts(html, (path) => Buffer.from(`text of ${path}`));
    const hash = sha256('text of /_astro/page.B1x.js').replaceAll("'", '');
    expect(sealed).toBe(html.replace('.js"', `.js" integrity="${hash}"`));
  });
});

describe('the files for hosts', () => {
  function deploy(files: string[], ...inline: string[]): Deployment {
    return { policy: makePolicy(hashInline(...inline)), hostname: 'www.muster.example', files };
  }

  it('name each hashed file, so that its 404 is not kept', () => {
    const text = toHeadersFile(deploy(['index.html', '_astro/page.B1x.js', 'icon.svg']));
    expect(text).toContain('\n/_astro/page.B1x.js\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).not.toContain('/_astro/*');
    expect(text.split('\n').filter((line) => line.includes('Cache-Control'))).toHaveLength(1);
  });

  it('refuse a line that Cloudflare would not take', () => {
    const styles = Array.from({ length: 40 }, (_, number) => `<style>${number}</style>`);
    expect(() => toHeadersFile(deploy([], ...styles))).toThrow(
      /^_headers would have a line of \d{4} characters, and Cloudflare takes 2000: " {2}Content-Security-Policy: /,
    );
  });

  it('name no hashed file where they are more than Cloudflare takes', () => {
    const files = Array.from({ length: 100 }, (_, number) => `_astro/${number}.js`);
    expect(toHeadersFile(deploy(files.slice(1)))).toContain('\n/_astro/99.js\n');
    const text = toHeadersFile(deploy(files));
    expect(text).toContain('Content-Security-Policy');
    expect(text).not.toContain('_astro');
  });

  it('refuse more rules than Cloudflare takes', () => {
    const files = Array.from({ length: 100 }, (_, number) => `${number}.md`);
    expect(() => toHeadersFile(deploy(files))).toThrow(
      '_headers would have 101 rules, and Cloudflare takes 100: the build has to make fewer files beside its pages.',
    );
  });

  it('lead to pages alone, whatever their names are', () => {
    const text = toNginx(deploy(['index.html', '404.html', 'about.html', 'work/a+b.html']));
    expect(text).toContain('location ~ "^/(about|work/a\\+b)$"');
  });
});
