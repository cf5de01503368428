/** Puts a no-break space after each of these words. */
export function keepTogether(text: string, words: string[] = []): string {
  if (words.length === 0) return text;
  return text.replace(new RegExp(`(?<=(?:^|\\s)(?:${words.join('|')})) `, 'gi'), '\u00a0');
}

/** Does so in what a page shows, and leaves attributes alone: programs read them. */
export const keepShownTogether = (html: string, words?: string[]) =>
  html.replace(/(?<=>)[^<]+/g, (text) => keepTogether(text, words));
