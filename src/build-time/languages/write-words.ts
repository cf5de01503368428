import type { Facts, Labels, Words } from '../../content/words.ts';

/** What the files of a language's folder export: labels, and for each page a function of the facts. */
export type WordFiles = { labels: Labels } & Record<string, (facts: Facts) => object>;

/** The words of a language. */
export function writeWords({ labels, ...pages }: WordFiles, facts: Facts): Words {
  const written = Object.entries(pages).map(([name, write]) => [name, write(facts)]);
  return { labels, ...Object.fromEntries(written) };
}
