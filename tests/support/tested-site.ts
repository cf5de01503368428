import { loadSite } from '../../src/build-time/languages/load-site.ts';
import { codes } from '../../src/content/languages.ts';

/** The site in each of its languages. */
export const sites = await Promise.all(codes.map((code) => loadSite(code)));

/** In the first one, whose pages the browser tests visit. */
export const site = sites[0]!;
export const { words, pages, listedPages, navigation, resolveHref } = site;
