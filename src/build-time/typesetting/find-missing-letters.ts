const EXCERPT_CHARACTERS = 40;
/** Characters without a glyph of their own: line ends, tabs, soft hyphens, places to break. */
const UNSEEN = new Set('\n\r\t\u00ad\u200b');

/** Returns a phrase for each character of texts that the typeface lacks: its code, and the text around it. */
export function findMissingLetters(texts: readonly string[], letters: ReadonlySet<number>): string[] {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const letter of text)
      if (!UNSEEN.has(letter) && !letters.has(letter.codePointAt(0)!) && !found.has(letter))
        found.set(letter, cutOut(text, letter));
  return [...found].map(([letter, excerpt]) => `${letter} (${nameCode(letter)}) in “${excerpt}”`);
}

function cutOut(text: string, letter: string): string {
  const start = Math.max(0, text.indexOf(letter) - EXCERPT_CHARACTERS / 2);
  return text.slice(start, start + EXCERPT_CHARACTERS).trim();
}

const nameCode = (letter: string) =>
  `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
