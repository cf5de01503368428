import type { AstroUserConfig } from 'astro';
import site from '../astro.config.ts';

/** Builds the site in all languages that are written, in a folder of its own. */
process.env['ALL_LANGUAGES'] = 'true';
export default { ...site, outDir: './dist-next/languages', integrations: [] } satisfies AstroUserConfig;
