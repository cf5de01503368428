import type { SitePage, Translation } from './list-pages.ts';
import { loadSites } from './load-site.ts';

/**
 * Lists a page in each language of the site, its own included, the first language first; for a missing page, of which
 * nobody knows what it would be in another, Home.
 */
export async function listTranslations({ id }: SitePage): Promise<Translation[]> {
  const sites = await loadSites();
  return sites.map(({ language, pages }) => ({
    ...language,
    path: pages[id === 'notFound' ? 'home' : id].path,
  }));
}
