import { loadSite } from '../../src/build-time/languages/load-site.ts';
import { codes } from '../../src/content/languages.ts';

/** The language of the pages that are tested: TEST_LANGUAGE=fr, if the site has it, else the first one. */
const testedLanguage = codes.find((code) => code === process.env['TEST_LANGUAGE']);

/** The site in that language. */
export const site = await loadSite(testedLanguage);
export const { words, pages, listedPages, navigation, findAddress } = site;
