import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import {
  builtPages,
  listedBuilt,
  missingPage,
  readAttributes,
  readBytes,
  readFile,
  readTexts,
} from '../support/read-page.ts';

const PICTURE = { format: 'png', width: 1200, height: 630 };
const PICTURE_LIMIT_BYTES = 100_000;
/** Words that would be wrong once an owner has another accent. */
const COLOURS = /\b(red|blue|green|yellow|orange|purple|pink|violet)\b/i;

const readMeta = (tree: (typeof builtPages)[number]['tree'], name: string) =>
  readAttributes(tree, `meta[property="${name}"], meta[name="${name}"]`, 'content');

describe.each(listedBuilt)('a shared link to $path', ({ path, tree, title, description }) => {
  it('has one address, and the title and sentence of the registry', () => {
    const address = company.site + path;
    expect(readAttributes(tree, 'link[rel=canonical]', 'href')).toEqual([address]);
    expect(readMeta(tree, 'og:url')).toEqual([address]);
    expect(readMeta(tree, 'og:type')).toEqual(['website']);
    expect(readMeta(tree, 'og:site_name')).toEqual([company.name]);
    expect([readTexts(tree, 'title'), readMeta(tree, 'og:title')]).toEqual([[title], [title]]);
    expect([readMeta(tree, 'description'), readMeta(tree, 'og:description')]).toEqual([
      [description],
      [description],
    ]);
    expect(readMeta(tree, 'robots')).toEqual([]);
  });

  it('shows one large picture, described without a colour, and quick to fetch', async () => {
    const [image = '', ...more] = readMeta(tree, 'og:image');
    expect(more).toEqual([]);
    const { origin, pathname } = new URL(image);
    expect(origin).toBe(company.site);
    const picture = readBytes(pathname);
    expect(await sharp(picture).metadata()).toMatchObject(PICTURE);
    expect(picture.length).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
    expect(readMeta(tree, 'og:image:width')).toEqual([String(PICTURE.width)]);
    expect(readMeta(tree, 'og:image:height')).toEqual([String(PICTURE.height)]);
    expect(readMeta(tree, 'og:image:alt')).toEqual([expect.stringMatching(/\w/)]);
    expect(readMeta(tree, 'og:image:alt')[0]).not.toMatch(COLOURS);
    expect(readMeta(tree, 'twitter:card')).toEqual(['summary_large_image']);
  });
});

it('no two pages share a picture', () => {
  const pictures = listedBuilt.map(({ tree }) =>
    readBytes(new URL(readMeta(tree, 'og:image')[0]!).pathname).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(listedBuilt.length);
});

it('the missing page asks to be on no list, and has nothing to share', () => {
  expect(readMeta(missingPage.tree, 'robots')).toEqual(['noindex']);
  expect(readAttributes(missingPage.tree, 'link[rel=canonical]', 'href')).toEqual([]);
  expect(readAttributes(missingPage.tree, 'meta[property^="og:"]', 'content')).toEqual([]);
});

it('the sitemap lists the pages of the registry, and there is no other', () => {
  const listed = [...readFile('sitemap-0.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  const paths = listedBuilt.map(({ path }) => path).toSorted();
  expect(listed.map((address) => new URL(address).pathname).toSorted()).toEqual(paths);
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual([missingPage.path, ...paths].toSorted());
});

it('robots.txt lets everyone in and names the sitemap', () => {
  expect(readFile('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.site}/sitemap-index.xml\n`,
  );
});
