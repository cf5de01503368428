const NO_BREAK_SPACE = '\u00a0';
const SHORT_ENDING = 9;
const FEWEST_WORDS = 4;

/**
 * Keeps the last line of a text from being one lonely word: binds the last two words, or three where
 * two are under nine letters. For browsers without `text-wrap: balance` and `pretty`.
 */
export function bindLastWords(text: string): string {
  const words = text.split(' ');
  if (words.length < FEWEST_WORDS) return text;
  const bound = words.slice(-2).join(' ').length < SHORT_ENDING ? 3 : 2;
  return [...words.slice(0, -bound), words.slice(-bound).join(NO_BREAK_SPACE)].join(' ');
}
