import { defineConfig } from 'vitest/config';

/** The tests in tests/ read dist/, so they run after a build. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    // Modules are loaded once for all files.
    isolate: false,
    // Vitest itself would leave one of two cores idle.
    maxWorkers: 2,
    // Long, for a machine that does other work as well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
