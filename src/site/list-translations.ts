import type { SitePage, Translation } from './list-pages.ts';
import { loadSites } from './load-site.ts';

/**
 * Lists the addresses of a page in all languages of the site, in the order of languages.ts. A missing page leads to the
 * home page of each language.
 */
export async function listTranslations({ id }: SitePage): Promise<Translation[]> {
  const sites = await loadSites();
  return sites.map(({ language, pages }) => ({
    ...language,
    path: pages[id === 'notFound' ? 'home' : id].path,
  }));
}
