/** Joins sentences by spaces. Empty ones, which a fact would have made, are left out. */
export const joinSentences = (...sentences: string[]) => sentences.filter(Boolean).join(' ');
