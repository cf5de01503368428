import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { readBuiltPages, readPublished } from '../support/read-build.ts';
import { readTags } from '../support/read-tags.ts';

const dist = join(import.meta.dirname, '../../dist');
const pages = new Map(readBuiltPages().map(({ name, html }) => [pathOf(name), html]));

function pathOf(file: string) {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** Every address that a page names, for visitors, browsers, networks or search engines, as it stands there. */
function listAddresses(html: string): string[] {
  const fromTags = readTags(html).flatMap(({ name, attributes: { href, src, property, content } }) => [
    href,
    src,
    name === 'meta' && /^og:(url|image)$/.test(property ?? '') ? content : undefined,
  ]);
  const fromStyles = [...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address);
  return [...fromTags, ...fromStyles].filter((address) => address !== undefined);
}

/** What is wrong with an address that stands on the page at `path`; undefined where it leads somewhere. */
function findFault(address: string, path: string): string | undefined {
  const url = new URL(address, company.site + path);
  if (url.protocol === 'mailto:') return undefined;
  if (url.origin !== company.site) return `${address} leads to another site`;
  if (!pages.has(url.pathname) && !existsSync(join(dist, url.pathname))) return `${address} leads to no file`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (!id) return undefined;
  const ids = readTags(pages.get(url.pathname) ?? '').map(({ attributes }) => attributes['id']);
  return ids.includes(id) ? undefined : `${address} leads to no place on its page`;
}

describe.each([...pages])('%s', (path, html) => {
  it('leads nowhere but to what is there', () => {
    const addresses = [...new Set(listAddresses(html))];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.map((address) => findFault(address, path)).filter(Boolean)).toEqual([]);
  });
});

it.each([
  ['sitemap.xml', [...readPublished('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, to]) => to!)],
  ['robots.txt', [...readPublished('robots.txt').matchAll(/^Sitemap: (.*)$/gm)].map(([, to]) => to!)],
  ['site.webmanifest', readManifestAddresses()],
])('%s leads nowhere but to what is there', (_file, addresses) => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.map((address) => findFault(address, '/')).filter(Boolean)).toEqual([]);
});

function readManifestAddresses(): string[] {
  const { start_url, icons } = JSON.parse(readPublished('site.webmanifest'));
  return [start_url, ...icons.map(({ src }: { src: string }) => src)];
}
