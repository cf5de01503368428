/**
 * The oldest browsers that show the site as it is meant: Baseline "widely available" of November 2026. Styles and
 * scripts are compiled for them, and tests/built/browsers.test.ts refuses what they lack.
 */
export const OLDEST_BROWSERS = { chrome: '125', firefox: '126', safari: '17.5', ios: '17.5' };
