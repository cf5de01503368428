import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { builtPages, dist, readAttributes, readFile, readPage, readTexts } from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

const OTHER_SCHEME = /^(mailto|tel):/;
const META = 'meta[property="og:url"], meta[property="og:image"]';
/** The company's number in the public register: the one page of another site. */
const registerEntries = sites.map(({ facts }) => facts.registerEntry);

/** What is wrong with an address that stands on the page at `path`; undefined where it leads somewhere. */
function findFault(address: string, path: string): string | undefined {
  if (OTHER_SCHEME.test(address) || registerEntries.includes(address)) return undefined;
  const { origin, pathname, hash } = new URL(address, company.site + path);
  if (origin !== company.site) return `${address} leads to another site`;
  const file = builtPages.find((page) => page.path === pathname)?.file ?? pathname;
  if (!existsSync(join(dist, file))) return `${address} leads to no file`;
  if (!hash || readAttributes(readPage(file).tree, `[id="${decodeURIComponent(hash.slice(1))}"]`, 'id')[0])
    return undefined;
  return `${address} leads to no place in its file`;
}

const findFaults = (addresses: string[], path = '/') =>
  [...new Set(addresses)].map((address) => findFault(address, path)).filter(Boolean);

it.each(builtPages)('$path leads nowhere but to what is there', ({ path, tree, html }) => {
  const addresses = [
    ...readAttributes(tree, '[href]', 'href'),
    ...readAttributes(tree, '[src]', 'src'),
    ...readAttributes(tree, META, 'content'),
    ...[...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address!),
  ];
  expect(addresses.length).toBeGreaterThan(10);
  expect(findFaults(addresses, path)).toEqual([]);
});

it.each([
  ['/sitemap-index.xml', /<loc>(.*?)<\/loc>/g],
  ['/sitemap-0.xml', /<loc>(.*?)<\/loc>/g],
  ['/robots.txt', /^Sitemap: (.*)$/gm],
  ['/llms.txt', /\]\((.*?)\)/g],
])('%s leads nowhere but to what is there', (file, pattern) => {
  const addresses = [...readFile(file).matchAll(pattern)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(0);
  expect(findFaults(addresses)).toEqual([]);
});

it.each(builtPages)('$path has its links fetched ahead where they cannot be prerendered', ({ tree }) => {
  const { prefetch, prerender } = JSON.parse(readTexts(tree, 'script[type="speculationrules"]')[0]!);
  expect(prerender).toHaveLength(1);
  // WebKit knows prefetch alone.
  expect(prefetch).toEqual(expect.arrayContaining(prerender));
});
