import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findDeadLinks } from './refuse-dead-links.ts';

const ORIGIN = 'https://www.company.ch';

/** The links of a page at /de/kontakt that lead nowhere, in a site that has a home page, a card and a picture too. */
function find(html: string) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'index.html'), '<h1 id="top">Company</h1><p id="größe">');
  writeFileSync(join(folder, 'de/kontakt.vcf'), '');
  writeFileSync(join(folder, 'de/bild.svg'), '<svg><g id="bars"/></svg>');
  writeFileSync(join(folder, 'de/kontakt.html'), html);
  return findDeadLinks(folder, ORIGIN);
}

it.each([
  '<a href="/de/kontakt.vcf" download></a><a href="kontakt.vcf"></a>',
  '<a href="/"></a><a href="/#top"></a><a href="/#gr%C3%B6%C3%9Fe"></a><a href="/?from=mail"></a>',
  '<main id="main"></main><a href="#main"></a><a href="/de/kontakt#main"></a>',
  '<svg><use href="/de/bild.svg#bars"/></svg><img src="/de/bild.svg">',
  '<meta property="og:url" content="https://www.company.ch/de/kontakt">',
  '<a href="mailto:a@company.ch"></a><a href="tel:+41"></a><a href="https://elsewhere.ch/nothing"></a>',
])('%s leads somewhere', (html) => {
  expect(find(html)).toEqual([]);
});

it.each([
  [
    '<a href="/kontakt.vcf">',
    '/kontakt.vcf, but the site has no /kontakt.vcf; such files are /de/kontakt.vcf.',
  ],
  ['<a href="/contact">', '/contact, but the site has no /contact; such files are /, /de/kontakt.'],
  ['<a href="/#more">', '/#more, but / has no #more; it has #top, #größe.'],
  ['<b id="a"><a href="#b">', '#b, but /de/kontakt has no #b; it has #a.'],
  ['<style>b{background:url(/x.gif)}</style>', '/x.gif, but the site has no /x.gif; such files are none.'],
  ['<img src="x.png">', 'x.png, but the site has no /de/x.png; such files are none.'],
  [
    '<meta property="og:image" content="https://www.company.ch/share.png">',
    'https://www.company.ch/share.png, but the site has no /share.png; such files are none.',
  ],
])('%s is told with the page, the link, what is wrong and what would be right', (html, said) => {
  expect(find(html)).toEqual([`/de/kontakt links to ${said}`]);
});
