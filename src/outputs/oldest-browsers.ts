/**
 * The oldest browsers that show the site as it is meant: Baseline "widely available" of November 2026. Styles and
 * scripts are compiled for them, and tests/built/browsers.test.ts refuses what they lack.
 */
export const OLDEST_BROWSERS = { chrome: '125', firefox: '126', safari: '17.5', ios: '17.5' };

/** What one of them lacks and styles use anyway, by its name in the data of web-features, and what happens without it. */
export const ONLY_ADDS = {
  'css.at-rules.font-face.ascent-override': 'Lines may move by a pixel or two when the font comes.',
  'css.at-rules.font-face.descent-override': 'As above.',
  'css.at-rules.font-face.line-gap-override': 'As above.',
  'css.at-rules.page': 'Sheets are printed with the margins of the browser.',
  'css.at-rules.property': 'What it would move is at its end at once.',
  'css.properties.break-after.avoid': 'A printed heading may stand at the foot of a sheet.',
  'css.properties.forced-color-adjust': 'The browser has no forced colours.',
  'css.properties.hyphenate-limit-chars': 'Shorter words are hyphenated too.',
  'css.properties.scrollbar-gutter': 'Where scroll bars take room, the open menu may be wider than the page.',
  'css.properties.text-wrap.pretty': 'A paragraph may end with a word on its own line.',
  'css.selectors.details-content': 'What is closed is not printed; on the screen it stands inside @supports.',
  'css.properties.content-visibility': 'As above.',
};
