import { globSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { loadTypeface } from './load-font.ts';

/** Of ASCII the typeface lacks six signs of code alone; soft hyphens and places to break have no glyph of their own. */
const SEEN = /[^\0-\x7f\u00ad\u200b]/gu;
const EXCERPT_CHARACTERS = 20;

const { letters } = loadTypeface(400);

/** Stops a build whose pages have a letter that the site's typeface lacks: browsers would draw it in another font. */
export function checkLetters(): AstroIntegration {
  return {
    name: 'check-letters',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const problems = globSync('**/*.html', { cwd: dir }).flatMap((file) => {
          const html = readFileSync(new URL(file, dir), 'utf8');
          // What programs read in the head is set in no typeface.
          const missing = findMissingLetters(html.slice(html.indexOf('<body')));
          return missing.map((sentence) => `${file}: ${sentence}`);
        });
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
