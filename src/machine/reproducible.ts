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
      'astro:build:done': ({ logger }) => {
        if (source === 'clock')
          logger.warn(
            'There is no git history here, so this build has the date of today and cannot be repeated.',
          );
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
