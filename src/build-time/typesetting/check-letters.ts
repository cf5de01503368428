import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { codes } from '../../content/languages.ts';
import { loadSite } from '../languages/load-site.ts';
import { loadTypeface } from './load-font.ts';

/** Of ASCII the typeface lacks six signs of code alone; soft hyphens and places to break have no glyph of their own. */
const SEEN = /[^\0-\x7f\u00ad\u200b]/gu;
const EXCERPT_CHARACTERS = 20;

const { letters } = loadTypeface(400);

/**
 * Stops a build whose texts have a letter that the site's typeface lacks: browsers would draw it in another font.
 * Checks the words beside the pages, because the texts of toasts and of the error screen are on no page yet.
 */
export function checkLetters(): AstroIntegration {
  return {
    name: 'check-letters',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const problems = [...readPages(fileURLToPath(dir)), ...(await readWords())].flatMap(
          ([source, text]) => findMissingLetters(text).map((missing) => `${source}: ${missing}`),
        );
        if (problems.length === 0) return;
        // Printed, not thrown: Astro would add a stack.
        console.error(problems.join('\n'));
        process.exit(1);
      },
    },
  };
}

/** A sentence for each letter of a text that the typeface lacks, with its code and what stands around it. */
export function findMissingLetters(text: string): string[] {
  const missing = new Set(text.match(SEEN)).values().filter((letter) => !letters.has(letter.codePointAt(0)!));
  return [...missing].map((letter) => {
    const code = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    // Up to the next tag or quote.
    const around = `[^<>"]{0,${EXCERPT_CHARACTERS}}`;
    const excerpt = new RegExp(`${around}${letter}${around}`, 'u').exec(text)![0].trim();
    return `the typeface has no ${letter} (U+${code}) in “${excerpt}”; write it otherwise, or see tools/subset-font.mjs.`;
  });
}

/** The body alone: what programs read in the head is set in no typeface. */
const readPages = (dir: string) =>
  globSync('**/*.html', { cwd: dir }).map((file) => {
    const html = readFileSync(dir + file, 'utf8');
    return [file, html.slice(html.indexOf('<body'))] as const;
  });

const readWords = () =>
  Promise.all(
    codes.map(
      async (code) => [`src/content/words/${code}`, JSON.stringify((await loadSite(code)).words)] as const,
    ),
  );
