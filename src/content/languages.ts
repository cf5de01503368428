/**
 * The languages of the site, each a folder of words/: the first is at /, another such as fr at /fr. Write one line per
 * language, such as `fr: () => import('./words/fr/words.ts'),`. A browser downloads the words of one language only.
 */
export const languages = {
  en: () => import('./words/en/words.ts'),
};

export type LanguageCode = keyof typeof languages;

/** In the order above; the first is the one at the root. */
export const codes = Object.keys(languages) as LanguageCode[];
