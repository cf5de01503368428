import type { Language } from '../site/words.ts';
import de from './words/de/index.ts';
import en from './words/en/index.ts';
import fr from './words/fr/index.ts';

/** All languages: each a folder of words/. */
export const allLanguages: Language[] = [en, de, fr];

/** The published ones: the first is at /, another such as French at /fr. */
export const published: [Language, ...Language[]] = [en];
