type Words = Awaited<ReturnType<typeof readWords>>;

/** Kept, because what astro.config.ts imports can load nothing more once Astro has read that file. */
const loaded = new Map<string, Promise<Words>>();

/** The words of a language that checks and lists need, whatever language this build speaks. */
export function loadWords(code: string): Promise<Words> {
  const words = loaded.get(code) ?? readWords(code);
  loaded.set(code, words);
  return words;
}

async function readWords(code: string) {
  const [words, { pages }, { blocks }] = await Promise.all([
    import(`../../content/words/${code}/interface.ts`) as Promise<typeof import('#words/interface.ts')>,
    import(`../../content/words/${code}/pages.ts`) as Promise<typeof import('#words/pages.ts')>,
    import(`../../content/words/${code}/services.ts`) as Promise<typeof import('#words/services.ts')>,
  ]);
  return { ...words, pages, blocks };
}
