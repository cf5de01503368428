import type { Language } from '../site/words.ts';
import de from './words/de/index.ts';
import en from './words/en/index.ts';
import fr from './words/fr/index.ts';

/** All languages that are written: each a folder of words/. */
export const written: Language[] = [en, de, fr];

/** The languages of the site: the first is at /, another such as French at /fr. */
export const languages: [Language, ...Language[]] = [en];
