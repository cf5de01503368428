import { company } from './company.ts';

const [first = ''] = company.languages;

/** The language of this build, by its folder in words/. Checks and tests, which are not built, speak the first one. */
export const language = typeof BUILD_LANGUAGE === 'undefined' ? first : BUILD_LANGUAGE;
/** The one whose pages are at the root. */
const root = typeof ROOT_LANGUAGE === 'undefined' ? first : ROOT_LANGUAGE;

/** The address in a language of what is at this path in the root. */
export function translatePath(path: string, code: string): string {
  const prefix = code === root ? '' : `/${code}`;
  return path === '/' ? prefix || path : prefix + path;
}
