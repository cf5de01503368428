import { defineConfig } from 'vitest/config';

/** Long, for a machine that does other work as well; no test asserts how long it takes. */
const testTimeout = 60_000;

/**
 * Unit tests run before the build, the others need what it has written. The owner deletes tests/specification, which
 * holds the sample to its specification.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', testTimeout, include: ['src/**/*.test.ts', 'tests/*.test.ts'] } },
      { test: { name: 'built', testTimeout, include: ['tests/{built,specification}/*.test.ts'] } },
      { test: { name: 'hosts', testTimeout, include: ['tests/hosts/*.test.ts'] } },
    ],
  },
});
