import type { PageId } from '../content/pages.ts';
import type { Site } from './create-site.ts';
import type { Page, Translation } from './list-pages.ts';
import { loadSites } from './load-site.ts';

/** Lists a page in each language of the site, including its own; the first language first. */
export async function listTranslations(page: PageId): Promise<(Translation & { locale: string })[]> {
  const sites = await loadSites();
  return sites.map(({ language, pages }) => ({ ...language, path: pages[page].path }));
}

/** Lists a page in the other languages; for a missing page, of which nobody knows what it would be there, Home. */
export async function listOtherLanguages({ prefix }: Site, { id }: Page): Promise<Translation[]> {
  const others = (await loadSites()).filter((site) => site.prefix !== prefix);
  return others.map(({ language, words, pages }) => {
    const { notFound } = words;
    const { tag, name } = language;
    if (id !== 'notFound') return { tag, name, path: pages[id].path };
    const missing = { title: notFound.title, action: notFound.action.label };
    return { tag, name, path: pages.home.path, ...(prefix === '' && { missing }) };
  });
}
