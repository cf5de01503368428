import { codes } from '../../content/languages.ts';
import type { PageId } from '../../content/pages.ts';
import type { Translation } from '../../layout/Languages.tsx';
import type { Site } from '../../site/create-site.ts';
import type { Page } from '../../site/list-pages.ts';
import { loadSite } from './load-site.ts';

/** Lists a page in each language of the site, including its own; the first language first. */
export function listTranslations(page: PageId): Promise<(Translation & { locale: string })[]> {
  return Promise.all(
    codes.map(async (code) => {
      const { words, pages } = await loadSite(code);
      return { ...words.labels.language, path: pages[page].path };
    }),
  );
}

/** Lists a page in the other languages; for a missing page, of which nobody knows what it would be there, Home. */
export async function listOtherLanguages(site: Site, { id }: Page): Promise<Translation[]> {
  const page = id === 'notFound' ? 'home' : id;
  const others = (await listTranslations(page)).filter(({ path }) => path !== site.pages[page].path);
  return others.map(({ tag, name, path }) => ({ tag, name, path }));
}
