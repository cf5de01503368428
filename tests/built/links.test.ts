import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { builtPages, dist, readAttributes, readFile, readTexts } from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

/** The company's number in the public register. */
const registerEntries = sites.map(({ facts }) => facts.registerEntry);

// The build itself refuses a link that leads to nothing: src/checks/refuse-dead-links.ts.
it.each(builtPages)('$path leads to no other site but the register', ({ tree }) => {
  const addresses = ['href', 'src'].flatMap((name) => readAttributes(tree, `[${name}]`, name));
  const others = addresses.filter(
    (address) => /^https?:|^\/\//.test(address) && !address.startsWith(company.site),
  );
  expect(others.filter((address) => !registerEntries.includes(address))).toEqual([]);
});

it.each([
  ['/sitemap-index.xml', /<loc>(.*?)<\/loc>/g],
  ['/sitemap-0.xml', /<loc>(.*?)<\/loc>/g],
  ['/robots.txt', /^Sitemap: (.*)$/gm],
  ['/llms.txt', /\]\((.*?)\)/g],
])('%s leads nowhere but to what is there', (file, pattern) => {
  const addresses = [...readFile(file).matchAll(pattern)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(company.site);
    const page = builtPages.find(({ path }) => path === pathname);
    expect(existsSync(join(dist, page?.file ?? pathname)), address).toBe(true);
  }
});

it.each(builtPages)('$path has its links fetched ahead where they cannot be prerendered', ({ tree }) => {
  const { prefetch, prerender } = JSON.parse(readTexts(tree, 'script[type="speculationrules"]')[0]!);
  expect(prerender).toHaveLength(1);
  // WebKit knows prefetch alone.
  expect(prefetch).toEqual(expect.arrayContaining(prerender));
});
