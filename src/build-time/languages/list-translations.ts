import { codes } from '../../content/languages.ts';
import type { Translation } from '../../layout/Languages.tsx';
import type { Site } from '../../site/create-site.ts';
import type { PageId } from '../../site/pages.ts';
import { loadSite } from './load-site.ts';

/** A page in each language of the site, the first one first. */
export function listTranslations(page: PageId): Promise<(Translation & { locale: string })[]> {
  return Promise.all(
    codes.map(async (code) => {
      const { words, pages } = await loadSite(code);
      return { ...words.labels.language, path: pages[page].path };
    }),
  );
}

/** Where the other languages have a page; Home for the missing page, which no other has. */
export async function listOtherLanguages(site: Site, page: PageId = 'home'): Promise<Translation[]> {
  const others = (await listTranslations(page)).filter(({ path }) => path !== site.pages[page].path);
  return others.map(({ tag, name, path }) => ({ tag, name, path }));
}
