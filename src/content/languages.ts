/**
 * The languages of the site, each a folder of words/: the first is at /, another such as fr at /fr. A line a language,
 * such as `fr: () => import('./words/fr/words.ts'),`. A browser downloads the words of the page's language alone.
 */
export const languages = {
  en: () => import('./words/en/words.ts'),
};

export type LanguageCode = keyof typeof languages;

/** In the order above; the first is the one at the root. */
export const codes = Object.keys(languages) as LanguageCode[];
