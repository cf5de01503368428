import { createContext, useContext } from 'react';
import type { Site, SitePage } from '../site/create-site.ts';

export type Photos = ReadonlyMap<string, { src: string; width: number; height: number }>;

/** The site in the language of the page that is rendered. */
interface ShownSite extends Site {
  page: SitePage;
  /** The photos of people, by their names. */
  photos: Photos;
}

export const SiteContext = createContext<ShownSite | undefined>(undefined);

export function useSite(): ShownSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() was called outside <SiteContext>.');
  return site;
}
