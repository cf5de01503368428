import { defineConfig } from 'vitest/config';
import { CountTests } from './tests/count-tests.ts';

/** Tests of the built files: they run after the build, the others before it. */
const readTheBuild = [
  'tests/deploy.test.ts',
  'tests/hosts/*.test.ts',
  'tests/html.test.ts',
  'tests/icons.test.ts',
  'tests/links.test.ts',
  'tests/next-page.test.ts',
  'tests/quality.test.ts',
  'tests/sharing.test.ts',
  'tests/sizes.test.ts',
];

/** Long, for a machine that does other work as well; no test asserts how long it takes. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    reporters: ['default', ...(process.env['COUNT_TESTS'] ? [new CountTests()] : [])],
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout,
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: readTheBuild,
        },
      },
      { test: { name: 'built', testTimeout, include: readTheBuild } },
    ],
  },
});
