import { registerHooks } from 'node:module';
import { aliasWords } from '../../src/build/languages/speak.ts';
import './set-language.ts';
import { testedLanguage } from './tested-language.ts';

/** Lets Node, which resolves #words to English by package.json, read the words of the tested language. */
export function speakTestedLanguage() {
  const { find, replacement } = aliasWords(testedLanguage);
  registerHooks({
    resolve: (specifier, context, next) => next(specifier.replace(find, replacement), context),
  });
}
