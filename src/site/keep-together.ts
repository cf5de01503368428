/** Puts a no-break space after each of these words in what a page shows. Attributes stay as they are: programs read them. */
export function keepTogether(html: string, words: string[] = []): string {
  if (words.length === 0) return html;
  const space = new RegExp(`(?<=(?:^|\\s)(?:${words.join('|')})) `, 'gi');
  return html.replace(/(?<=>)[^<]+/g, (text) => text.replace(space, '\u00a0'));
}
