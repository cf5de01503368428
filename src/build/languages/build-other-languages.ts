import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AstroInlineConfig, type AstroIntegration, build } from 'astro';
import { company } from '../../content/company.ts';
import { speak } from './speak.ts';

/** What a language has of its own; other files, such as icons, are those of the first language. */
const SPOKEN = ['**/*.{html,vcf}', 'share/*'];
/** Hosts know one missing page. */
const UNSPOKEN = ['404.html'];

/**
 * Builds the site once more for each further language, with the same configuration but other words, and puts those
 * pages below the language's code. Hashed files are shared: of the same content they have the same name.
 */
export function buildOtherLanguages(config: AstroInlineConfig): AstroIntegration {
  return {
    name: 'other-languages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        for (const code of company.languages.slice(1)) {
          logger.info(`${code} …`);
          const part = join(dist, `.${code}`);
          await build({
            ...config,
            configFile: false,
            outDir: part,
            logLevel: 'warn',
            integrations: [speak(code)],
          });
          for (const file of globSync(SPOKEN, { cwd: part, exclude: UNSPOKEN }))
            copy(join(part, file), join(dist, file === 'index.html' ? `${code}.html` : join(code, file)));
          cpSync(join(part, '_astro'), join(dist, '_astro'), { recursive: true });
          rmSync(part, { recursive: true });
        }
      },
    },
  };
}

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
