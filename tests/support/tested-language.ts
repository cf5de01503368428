import { company } from '../../src/content/company.ts';

/** The language of the pages that are tested: TEST_LANGUAGE=fr, if the site has it, else the first one. */
export const testedLanguage =
  company.languages.find((code) => code === process.env['TEST_LANGUAGE']) ?? company.languages[0]!;
