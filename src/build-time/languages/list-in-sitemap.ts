import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { company } from '../../content/company.ts';
import { codes } from '../../content/languages.ts';
import { listTranslations } from './list-translations.ts';
import { loadSites } from './load-site.ts';

/** The sitemap; where there are several languages, each page lists its translations. */
export function listInSitemap(): AstroIntegration {
  if (codes.length === 1) return sitemap();
  return sitemap({
    // By itself it leaves out the one at the root.
    filter: (address) => !address.endsWith('/404'),
    serialize: async (item) => {
      const sites = await loadSites();
      const page = sites
        .flatMap(({ listedPages }) => listedPages)
        .find(({ path }) => company.site + path === item.url)!;
      const links = (await listTranslations(page.id)).map(({ tag, path }) => ({
        lang: tag,
        url: company.site + path,
      }));
      return { ...item, links: [{ ...links[0]!, lang: 'x-default' }, ...links] };
    },
  });
}
