import { defineConfig } from 'vitest/config';

const shared = {
  // Modules are loaded, and pages read and parsed, once for all files.
  isolate: false,
  // Long, for a machine that does other work as well; no test asserts how long it takes.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/**
 * Unit tests run before the build, the others need what it has written. The owner deletes tests/specification, which
 * holds the sample to its specification.
 */
export default defineConfig({
  test: {
    // Vitest itself would leave one of two cores idle.
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'unit', include: ['src/**/*.test.ts', 'tests/*.test.ts'] } },
      { test: { ...shared, name: 'built', include: ['tests/{built,specification}/*.test.ts'] } },
      { test: { ...shared, name: 'hosts', include: ['tests/hosts/*.test.ts'] } },
    ],
  },
});
