/**
 * Removes what only typesets: soft hyphens, word joiners, and no-break spaces except those of French punctuation. In a
 * mail program or a search they would be wrong characters.
 */
export const toPlainText = (text: string) =>
  text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll(/(?<!«)[\u00a0\u202f](?![?!:;»])/g, ' ');
