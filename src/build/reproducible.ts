import { glob, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { type BuildDate, readBuildDate } from './build-date.ts';

/** Makes one commit build the same bytes at any time and in any folder. */
export function reproducible(): AstroIntegration {
  const { date, source } = readDateOrExit();
  return {
    name: 'reproducible',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { 'import.meta.env.BUILD_YEAR': date.getUTCFullYear() } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (source === 'clock')
          logger.warn(
            'There is no git history here, so this build has the date of today and cannot be repeated.',
          );
        for await (const page of glob('**/*.html', { cwd: dir })) {
          const file = new URL(page, dir);
          await writeFile(file, dropIslandIds(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/** Said plainly: an error that is thrown would be buried in its own stack. */
function readDateOrExit(): BuildDate {
  try {
    return readBuildDate();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Astro makes an island's id from the folder in which the project lies; nothing reads it in a built page. */
function dropIslandIds(html: string): string {
  return html.replace(/(?<=<astro-island )uid="\w+" /g, '');
}
