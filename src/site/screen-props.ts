import type { FormattedFacts, Words } from '../content/words.ts';
import type { Translation } from './list-pages.ts';

/** What screens need that only the build knows. */
export interface BuiltProps {
  formatted: FormattedFacts;
  /** The email address, in the lines of its poster. */
  emailLines: string[];
}

export interface ScreenProps extends BuiltProps {
  words: Words;
  translations: Translation[];
}
