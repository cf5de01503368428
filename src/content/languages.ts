/**
 * The languages of the site, each a folder of words/: the first is at /, another such as fr at /fr. Write one line per
 * language, such as ``fr: (file: string) => import(`./words/fr/${file}.ts`),``.
 */
export const languages = {
  en: (file: string) => import(`./words/en/${file}.ts`),
};

export type LanguageCode = keyof typeof languages;

/** In the order above; the first is the one at the root. */
export const codes = Object.keys(languages) as LanguageCode[];
