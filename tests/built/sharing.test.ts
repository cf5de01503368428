import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { navigation } from '../../src/content/navigation.ts';
import { readBuiltPages, readPublished } from '../support/read-build.ts';
import { readLinks, readMeta, readTags, readTitle } from '../support/read-tags.ts';

const PICTURE = { format: 'png', width: 1200, height: 630 };
const PICTURE_LIMIT_BYTES = 60_000;

const built = readBuiltPages();
const missing = built.find(({ name }) => name === '404.html')!.html;
const pages = navigation.map(({ path }) => {
  const html = built.find(({ name }) => name === `${path.slice(1) || 'index'}.html`)!.html;
  return { path, address: company.site + path, html };
});
const readBytes = (path: string) => readFileSync(join(import.meta.dirname, '../dist', path));
const only = <Item>(items: Item[]) => {
  expect(items).toHaveLength(1);
  return items[0]!;
};

describe.each(pages)('a shared link to $path', ({ address, html }) => {
  it('says which page it is, with one address', () => {
    expect(only(readLinks(html, 'canonical'))).toBe(address);
    expect(only(readMeta(html, 'og:url'))).toBe(address);
    expect(only(readMeta(html, 'og:type'))).toBe('website');
    expect(only(readMeta(html, 'og:site_name'))).toBe(company.name);
  });

  it('shows the title and the sentence that search engines show', () => {
    expect(only(readMeta(html, 'og:title'))).toBe(readTitle(html));
    expect(only(readMeta(html, 'og:description'))).toBe(only(readMeta(html, 'description')));
  });

  it('shows one large picture, described, as large as announced and quick to fetch', async () => {
    const { origin, pathname } = new URL(only(readMeta(html, 'og:image')));
    expect(origin).toBe(company.site);
    const picture = readBytes(pathname);
    expect(await sharp(picture).metadata()).toMatchObject(PICTURE);
    expect(picture.length).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
    expect(only(readMeta(html, 'og:image:width'))).toBe(String(PICTURE.width));
    expect(only(readMeta(html, 'og:image:height'))).toBe(String(PICTURE.height));
    expect(only(readMeta(html, 'og:image:alt'))).not.toBe('');
    expect(only(readMeta(html, 'twitter:card'))).toBe('summary_large_image');
  });
});

it('no two pages share a title, a description or a picture', () => {
  for (const read of [
    readTitle,
    ...['description', 'og:image'].map((key) => (html: string) => readMeta(html, key)[0]),
  ])
    expect(new Set(pages.map(({ html }) => read(html))).size).toBe(pages.length);
});

it.each(pages)('title and description of $path are neither cut off nor empty words', ({ html }) => {
  const [title, description] = [readTitle(html), only(readMeta(html, 'description'))];
  expect(title.length, title).toBeGreaterThanOrEqual(10);
  expect(title.length, title).toBeLessThanOrEqual(70);
  expect(description.length, description).toBeGreaterThanOrEqual(50);
  expect(description.length, description).toBeLessThanOrEqual(160);
});

it('the missing page asks to be on no list, and has nothing to share', () => {
  expect(only(readMeta(missing, 'robots'))).toBe('noindex');
  expect(readLinks(missing, 'canonical')).toEqual([]);
  const shared = readTags(missing).filter(({ attributes }) =>
    /^(og|twitter):/.test(attributes['property'] ?? attributes['name'] ?? ''),
  );
  expect(shared).toEqual([]);
});

it('no page that is there asks to be left out', () => {
  for (const { html } of pages) expect(readMeta(html, 'robots')).toEqual([]);
});

it('the sitemap lists the five pages and says nothing else of them', () => {
  const sitemap = readPublished('sitemap.xml');
  const addresses = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address]) => address!);
  expect(addresses.toSorted()).toEqual(pages.map(({ address }) => address).toSorted());
  expect(sitemap.match(/<url>/g)).toHaveLength(pages.length);
});

it('robots.txt lets everyone in and names the sitemap', () => {
  expect(readPublished('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.site}/sitemap.xml\n`,
  );
});
