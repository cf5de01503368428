import { company } from './company.ts';

/** Both are set by the build; what else reads the words, as tests do, reads those of the first language. */
const { LANGUAGE, ROOT_LANGUAGE } = import.meta.env ?? {};

/** The language of this build: the name of a folder in words/. */
export const language: string = LANGUAGE ?? company.languages[0]!;

/** The address of a page in a language: one is at the root, each other below its code. */
export function translatePath(path: string, code: string): string {
  const prefix = code === (ROOT_LANGUAGE ?? company.languages[0]) ? '' : `/${code}`;
  return path === '/' ? prefix || path : prefix + path;
}
