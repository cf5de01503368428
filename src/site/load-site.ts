import { company } from '../content/company.ts';
import { languages } from '../content/languages.ts';
import { createSite, type Site } from './create-site.ts';
import { writeWords } from './write-words.ts';

/** A cache, because modules that astro.config.ts imports can import nothing more once Astro has read that file. */
const loaded = new Map<string, Promise<Site>>();

/** Loads the site in a language, by default the first. */
export function loadSite(code = languages[0]!): Promise<Site> {
  const site = loaded.get(code) ?? createSiteIn(code);
  loaded.set(code, site);
  return site;
}

async function createSiteIn(code: string) {
  const written = await writeWords(code, company);
  return createSite(code === languages[0] ? '' : `/${code}`, written);
}

/** Loads the site in each of its languages. */
export const loadSites = () => Promise.all(languages.map((code) => loadSite(code)));
