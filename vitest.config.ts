import { defineConfig } from 'vitest/config';
import { aliasWords } from './src/build/languages/speak.ts';
import { testedLanguage } from './tests/support/tested-language.ts';

/** Long, for a machine that does other work as well; no test asserts how long it takes. */
const testTimeout = 60_000;

const resolve = { alias: [aliasWords(testedLanguage)] };
const setupFiles = ['tests/support/set-language.ts'];

/**
 * Unit tests run before the build, the others need what it has written. The owner deletes tests/specification, which
 * holds the sample to its specification.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: { setupFiles, name: 'unit', testTimeout, include: ['src/**/*.test.ts', 'tests/*.test.ts'] },
      },
      {
        resolve,
        // Pages are read and parsed once for all files.
        test: {
          setupFiles,
          isolate: false,
          name: 'built',
          testTimeout,
          include: ['tests/{built,specification}/*.test.ts'],
        },
      },
      { resolve, test: { setupFiles, name: 'hosts', testTimeout, include: ['tests/hosts/*.test.ts'] } },
    ],
  },
});
