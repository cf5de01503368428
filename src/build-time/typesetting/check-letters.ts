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
 * Stops a build whose texts have a letter that the site's typeface lacks: browsers would draw it in another font.
 * Checks the words beside the pages, because the texts of toasts and of the error screen are on no page yet.
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
        // Printed, not thrown: Astro would add a stack.
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
