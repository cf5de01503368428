import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { codes } from '../../content/languages.ts';
import { loadSite } from '../languages/load-site.ts';
import { findMissingLetters } from './find-missing-letters.ts';
import { listStrings, listTexts } from './list-texts.ts';
import { loadTypeface } from './load-font.ts';

/**
 * Stops a build whose words, shown or spoken, have a letter that the site's typeface lacks: it would be drawn by another.
 * Some are on no page yet, as those of toasts and of the error screen.
 */
export function checkLetters(): AstroIntegration {
  return {
    name: 'check-letters',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { letters } = loadTypeface(400);
        const problems = [...(await readPages(dir)), ...(await readWords())].flatMap(({ source, texts }) =>
          findMissingLetters(texts, letters).map(
            (missing) =>
              `${source}: the typeface has no ${missing}; write it otherwise, or see tools/subset-font.mjs.`,
          ),
        );
        if (problems.length === 0) return;
        // Printed, not thrown, for Astro would add a stack.
        console.error(problems.join('\n'));
        process.exit(1);
      },
    },
  };
}

const readPages = (dir: URL) =>
  Promise.all(
    globSync('**/*.html', { cwd: fileURLToPath(dir) }).map(async (source) => ({
      source,
      texts: listTexts(await readFile(new URL(source, dir), 'utf8')),
    })),
  );

const readWords = () =>
  Promise.all(
    codes.map(async (code) => ({
      source: `src/content/words/${code}`,
      texts: listStrings((await loadSite(code)).words),
    })),
  );
