import { selectAll } from 'hast-util-select';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import {
  findPage,
  missingPages,
  normalise,
  readAttributes,
  readBytes,
  readFile,
  readTexts,
  readThings,
  type Tree,
} from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

const PICTURE_LIMIT_BYTES = 100_000;
/** Words that would be wrong once an owner has another accent. */
const COLOURS = /\b(red|blue|green|yellow|orange|purple|pink|violet)\b/i;

/** What the head says of the page, by name. */
function readMeta(tree: Tree): Record<string, string> {
  const metas = selectAll('meta[content]', tree).map(({ properties }) => properties);
  return Object.fromEntries(metas.map(({ property, name, content }) => [property ?? name, content]));
}

const readPicture = (path: string) => readBytes(new URL(readMeta(findPage(path).tree)['og:image']!).pathname);

describe.each(sites)('$language.name', ({ listedPages }) => {
  it.each(listedPages)(
    'a shared link to $path has one address, its title, its sentence, and a large picture that is quick to fetch',
    async ({ path, title, description }) => {
      const { tree } = findPage(path);
      const address = company.site + path;
      const meta = readMeta(tree);
      expect(meta).toMatchObject({
        description,
        'og:url': address,
        'og:type': 'website',
        'og:site_name': company.name,
        'og:title': title,
        'og:description': description,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\w/),
        'twitter:card': 'summary_large_image',
      });
      expect(meta['og:image:alt']).not.toMatch(COLOURS);
      expect(meta).not.toHaveProperty('robots');
      expect(readTexts(tree, 'title')).toEqual([normalise(title)]);
      expect(readAttributes(tree, 'link[rel=canonical]', 'href')).toEqual([address]);
      const picture = readPicture(path);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(picture.length).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
    },
  );

  it('no two pages share a picture, a title or a sentence', () => {
    const told = listedPages.flatMap(({ path, title, description }) => [
      readPicture(path).toString(),
      title,
      description,
    ]);
    expect(new Set(told).size).toBe(told.length);
  });
});

it('the missing page asks to be on no list, and has nothing to share or to tell search engines', () => {
  for (const { tree } of missingPages) {
    const meta = readMeta(tree);
    expect(meta['robots']).toBe('noindex');
    expect(Object.keys(meta).join()).not.toContain('og:');
    expect(readAttributes(tree, 'link[rel=canonical]', 'href')).toEqual([]);
    expect(readThings(tree)).toEqual([]);
  }
});

it('the sitemap lists every page but the missing one, and robots.txt names it', () => {
  const paths = sites.flatMap(({ listedPages }) => listedPages.map(({ path }) => path));
  const listed = readFile('sitemap-0.xml').match(/(?<=<loc>).*?(?=<\/loc>)/g)!;
  expect(listed.toSorted()).toEqual(paths.map((path) => company.site + path).toSorted());
  const sitemap = `Sitemap: ${company.site}/sitemap-index.xml`;
  expect(readFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\n${sitemap}\n`);
});
