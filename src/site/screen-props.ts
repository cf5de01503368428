import type { FormattedFacts, Words } from '../content/words.ts';
import type { Translation } from './list-pages.ts';

export interface ScreenProps {
  words: Words;
  /** Only the build knows these. */
  formatted: FormattedFacts;
  translations: Translation[];
}
