import { HASHED_FOLDER, kindOf, type Policy } from './policy.ts';

/** What the configuration of a host is made from. */
export interface Deployment {
  policy: Policy;
  /** The name that visitors know the site by, `www.muster.example`. */
  hostname: string;
  /** Built files, named relative to their folder. */
  files: string[];
}

/** Where nginx and Caddy look for the built files. */
export const SITE_ROOT = '/srv/site';

export const HASHED_PATH = `/${HASHED_FOLDER}`;

export const ORIGIN_NOTE = 'Made by "npm run build" from server/policy.ts and the built pages: change those.';

/** Patterns of paths, each with the page's name as its group: how a page is asked for, and other ways to write that. */
export function describePaths({ files }: Deployment) {
  const pages = files
    .filter((file) => kindOf(file) === 'page' && file !== 'index.html')
    .map((file) => file.replace(/\.html$/, '').replace(/[^\w/-]/g, '\\$&'))
    .join('|');
  return {
    page: `^/(${pages})$`,
    // Of pages only, so that no spelling of an address leads off the site.
    misspeltPage: `^/(${pages})(?:/+|\\.html/*|/index(?:\\.html)?/*)$`,
    misspeltHome: '^/(?:/+|index(?:\\.html)?/*)$',
  };
}

/** The headers that all kinds of answers share, to be given by each host to every answer. */
export function listShared({ policy }: Deployment): [name: string, value: string][] {
  return Object.entries(policy.error).filter(([name]) => name !== 'Cache-Control');
}
