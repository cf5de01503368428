/** The languages of the site, each a folder of words/: the first is at /, another such as 'fr' at /fr. */
export const languages: string[] = ['en'];
