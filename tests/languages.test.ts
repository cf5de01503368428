import { codes } from '../src/content/languages.ts';
import { compareLanguages } from './support/compare-languages.ts';

await compareLanguages(codes);
