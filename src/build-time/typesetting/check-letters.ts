import { globSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findMissingLetters } from './find-missing-letters.ts';
import { loadFont } from './load-font.ts';

/** Stops a build whose pages have a letter that the site's font lacks: it would be drawn by another font. */
export function checkLetters(): AstroIntegration {
  return {
    name: 'check-letters',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const font = new Set((await loadFont(400)).characterSet);
        const problems: string[] = [];
        for (const file of globSync('**/*.html', { cwd: fileURLToPath(dir) }))
          for (const letter of findMissingLetters(await readFile(new URL(file, dir), 'utf8'), font))
            problems.push(
              `${file}: the font has no ${letter}; write it otherwise, or see tools/subset-font.mjs.`,
            );
        if (problems.length === 0) return;
        // So that nobody publishes what is half built.
        rmSync(dir, { recursive: true });
        // Printed, not thrown, for Astro would add a stack.
        console.error(problems.join('\n'));
        process.exit(1);
      },
    },
  };
}
