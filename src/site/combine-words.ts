import type { Facts, Words } from './words.ts';

/** Combines the files of a language. Each file writes one part of the words from the facts. */
export const combineWords =
  (files: { [Part in keyof Words]: (facts: Facts) => Words[Part] }) =>
  (facts: Facts): Words =>
    Object.fromEntries(
      Object.entries(files).map(([part, write]) => [part, write(facts)]),
    ) as unknown as Words;
