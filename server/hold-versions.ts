import { checkWhole } from './check-whole.ts';
import { type Publication, readSite, type Site } from './read-site.ts';

/** Pages that stand open in a browser ask for their scripts late: one may outlive a few deployments. */
const KEPT_VERSIONS = 5;

export interface Versions {
  /** What is served now. */
  readonly site: Site;
  /** Puts what the folder holds now in its place, whole or not at all. Throws as `holdVersions` does. */
  renew: () => void;
}

/**
 * Reads a built folder, and again for each new version. The hashed files of the last few versions stay reachable,
 * so that a page of before still finds its own. Throws a sentence when the build is not whole, and what the file
 * system throws when it cannot be read.
 */
export function holdVersions(folder: string): Versions {
  let versions = [readWhole(folder)];
  let site = stack(versions);
  return {
    get site() {
      return site;
    },
    renew() {
      versions = [readWhole(folder), ...versions].slice(0, KEPT_VERSIONS);
      site = stack(versions);
    },
  };
}

function readWhole(folder: string): Site {
  const site = readSite(folder);
  checkWhole(site, folder);
  return site;
}

function stack(versions: Site[]): Site {
  const [newest, ...older] = versions as [Site, ...Site[]];
  const kept = older.toReversed().flatMap(({ publications }) => [...publications].filter(mayBeKept));
  return { ...newest, publications: new Map([...kept, ...newest.publications]) };
}

/** What a browser may keep for ever is named by its content, so it never stands for anything else. */
function mayBeKept([, { headers }]: [path: string, publication: Publication]): boolean {
  return headers['Cache-Control']?.includes('immutable') ?? false;
}
