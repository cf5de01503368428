import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { speculationRules } from '../src/outputs/speculation-rules.ts';
import { readBuilt, texts } from './built.ts';

const checker = new HtmlValidate({
  root: true,
  // The rules of the HTML standard alone; the other presets are about style.
  extends: ['html-validate:standard'],
  // ARIA in HTML forbids it on the label of a control; the package doesn't know this rule.
  elements: ['html5', { label: { attributes: { 'aria-hidden': { enum: ['false'] } } } }],
});

it.each(readBuilt('dist').pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await checker.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ message, selector }) => `${selector}: ${message}`)).toEqual([]);
});

it.each(readBuilt('dist').pages)('$path has role=list on each list outside a nav, for Safari', ({ tree }) =>
  expect(texts(tree, ':is(ul, ol):not([role=list])')).toEqual(
    texts(tree, 'nav :is(ul, ol):not([role=list])'),
  ),
);

it('pages and policy allow nothing unsafe, and no inline code but their own', () => {
  const policy = readBuilt('dist').headers['content-security-policy']!;
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).not.toMatch(/unsafe|:|\*|default-src|style-src/);
  for (const part of ["connect-src 'self'", "trusted-types 'none'", "require-trusted-types-for 'script'"])
    expect.soft(policy).toContain(part);
  for (const directive of ['base-uri', 'object-src', 'form-action', 'frame-ancestors'])
    expect.soft(policy).toContain(`${directive} 'none'`);
  const START = /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
  for (const { path, html } of readBuilt('dist').pages) {
    const [, ...styles] = html.split(/<style\b[^>]*>/).map((part) => hash(part.split('</style>')[0]));
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/s.exec(html)!;
    const script = `script-src 'self' ${hash(rules)};`;
    expect.soft(policy, path).toContain(script);
    const [, own] = START.exec(html)!;
    expect
      .soft(own, path)
      .toMatch(
        `default-src 'none'; ${script} style-src ${styles.join(' ')}; img-src 'self'; font-src 'self'; conn`,
      );
  }
});

it('browsers prerender the page under the pointer, fetch those in the open menu, and no file', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules);
  const [hover, menu] = prefetch;
  expect([hover.eagerness, menu.eagerness]).toEqual(['moderate', 'immediate']);
  expect(menu.where.selector_matches).toMatch(/^:popover-open a/);
  // Chromium prerenders a page from what it has fetched.
  expect(prerender).toEqual([hover]);
  // Files have a dot in their address, and pages have none.
  expect(hover.where.and).toEqual([{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }]);
});
