import { loadSites } from '../../src/site/load-site.ts';

/** The site in each of its languages. */
export const sites = await loadSites();

/** In the first one, whose pages the browser tests visit. */
export const site = sites[0]!;
export const { words, pages, listedPages, navigation, resolveHref } = site;
