import { createContext, useContext } from 'react';
import type { Site } from '../site/load-sites.ts';

/** The site in the language of the page. */
export interface ShownSite extends Site {
  /** The page in each language. */
  translations: { name: string; tag: string; path: string }[];
  /** The photos of people, by names as namePhoto writes them. */
  photos: ReadonlyMap<string, { src: string; width: number; height: number }>;
}

export const SiteContext = createContext<ShownSite | undefined>(undefined);

export function useSite(): ShownSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('What uses the site must be inside <SiteContext value={…}>.');
  return site;
}
