import { codes, type LanguageCode, languages } from '../../content/languages.ts';
import { createSite, type Site } from '../../site/create-site.ts';

/** Kept, because what astro.config.ts imports can load nothing more once Astro has read that file. */
const loaded = new Map<string, Promise<Site>>();

/** The site in a language; without one, in the first. */
export function loadSite(code: LanguageCode = codes[0]!): Promise<Site> {
  const site = loaded.get(code) ?? createSiteIn(code);
  loaded.set(code, site);
  return site;
}

async function createSiteIn(code: LanguageCode) {
  const { writeWords } = await languages[code]();
  return createSite(code === codes[0] ? '' : `/${code}`, writeWords);
}

/** For routes below `[...language]`: a page a language, that of the first at the root. */
export const listSites = () =>
  Promise.all(
    codes.map(async (code) => {
      const site = await loadSite(code);
      return { params: { language: site.prefix.slice(1) || undefined }, props: { site } };
    }),
  );
