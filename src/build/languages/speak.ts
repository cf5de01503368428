import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { company } from '../../content/company.ts';

/** The words of one language, by the name under which everything imports them. */
export const aliasWords = (code: string) => ({
  find: /^#words\//,
  replacement: fileURLToPath(new URL(`../../content/words/${code}/`, import.meta.url)),
});

/** Makes a build speak a language; dev speaks that of LANGUAGE=fr, if it is one of the site, and has it at the root. */
export function speak(code: string): AstroIntegration {
  return {
    name: 'speak',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const isDev = command === 'dev';
        const asked = company.languages.find((each) => isDev && each === process.env['LANGUAGE']);
        const language = asked ?? code;
        updateConfig({
          vite: {
            // An alias, because conditions of Node's subpath imports do not reach the pages that Astro renders.
            resolve: { alias: [aliasWords(language)] },
            define: {
              BUILD_LANGUAGE: JSON.stringify(language),
              ROOT_LANGUAGE: JSON.stringify(isDev ? language : company.languages[0]),
            },
          },
        });
      },
    },
  };
}
