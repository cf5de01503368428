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

/** layout/render-page.tsx renders every page inside this context. */
export const useSite = () => useContext(SiteContext)!;
