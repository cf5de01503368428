import { testedLanguage } from './tested-language.ts';

/** As a build defines it; the addresses of pages follow. */
Object.assign(globalThis, { BUILD_LANGUAGE: testedLanguage });
