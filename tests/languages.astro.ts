import type { AstroUserConfig } from 'astro';
import site from '../astro.config.ts';

/** Builds the site with all languages that are written as published ones, in a folder of its own. */
export default {
  ...site,
  outDir: './dist-next/languages',
  integrations: [],
  vite: {
    ...site.vite,
    plugins: [
      site.vite!.plugins,
      {
        name: 'languages',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('/content/languages.ts')
            ? `${code.replace('const languages', 'const published')}\nexport { written as languages };`
            : undefined,
      },
    ],
  },
} satisfies AstroUserConfig;
