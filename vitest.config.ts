import { defineConfig } from 'vitest/config';

/** Tests of the built files: they run after the build, the others before it. */
const readTheBuild = ['tests/sizes.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/*.test.ts'], exclude: readTheBuild } },
      { test: { name: 'built', include: readTheBuild } },
    ],
  },
});
