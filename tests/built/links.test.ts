import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { builtPages, readAttributes, readTexts } from '../support/read-page.ts';
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

it.each(builtPages)('$path has its links fetched ahead where they cannot be prerendered', ({ tree }) => {
  const { prefetch, prerender } = JSON.parse(readTexts(tree, 'script[type="speculationrules"]')[0]!);
  expect(prerender).toHaveLength(1);
  // WebKit knows prefetch alone.
  expect(prefetch).toEqual(expect.arrayContaining(prerender));
});
