import { company } from '../../content/company.ts';
import { language } from '../../content/language.ts';
import { findPath, type PageId } from '../../content/pages.ts';
import type { Translation } from '../../layout/Languages.tsx';
import { loadWords } from './load-words.ts';

/** A page in each language of the site, the first one first. */
export function listTranslations(page: PageId): Promise<(Translation & { code: string; locale: string })[]> {
  return Promise.all(
    company.languages.map(async (code) => {
      const words = await loadWords(code);
      return { ...words.language, code, path: findPath(page, code) };
    }),
  );
}

/** Where the languages that this build does not speak have a page; Home for the missing page, which no other has. */
export async function listOtherLanguages(page: PageId = 'home'): Promise<Translation[]> {
  const others = (await listTranslations(page)).filter(({ code }) => code !== language);
  return others.map(({ tag, name, path }) => ({ tag, name, path }));
}
