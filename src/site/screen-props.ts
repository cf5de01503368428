import type { Words } from '../content/words.ts';
import type { Translation } from './list-pages.ts';

export interface ScreenProps {
  words: Words;
  translations: Translation[];
}
