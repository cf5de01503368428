import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { company } from '../../content/company.ts';
import { findPath, listedPages } from '../../content/pages.ts';
import { listTranslations } from './list-translations.ts';

const { site, languages } = company;
/** Pages of the other languages, which Astro does not know of. */
const others = languages
  .slice(1)
  .flatMap((code) => listedPages.map(({ id }) => ({ id, url: site + findPath(id, code) })));

/** The sitemap of all languages; of several, each page names itself in the others. */
export function listInSitemap(): AstroIntegration {
  if (others.length === 0) return sitemap();
  const known = [...others, ...listedPages.map(({ id, path }) => ({ id, url: site + path }))];
  return sitemap({
    customPages: others.map(({ url }) => url),
    serialize: async (item) => {
      const page = known.find(({ url }) => url === item.url)!;
      const links = (await listTranslations(page.id)).map(({ tag, path }) => ({
        lang: tag,
        url: site + path,
      }));
      return { ...item, links: [{ ...links[0]!, lang: 'x-default' }, ...links] };
    },
  });
}
