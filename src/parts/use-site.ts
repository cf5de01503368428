import { createContext, useContext } from 'react';
import type { Site } from '../site/create-site.ts';

export type Photos = ReadonlyMap<string, { src: string; width: number; height: number }>;

/** The site in the language of the page. */
interface ShownSite extends Site {
  /** The page in each language. */
  translations: ReturnType<Site['translate']>;
  /** The photos of people, by names as namePhoto writes them. */
  photos: Photos;
  /** Adds a rule of CSS to the page, for what is measured where it is rendered. */
  addRule(rule: string): void;
}

export const SiteContext = createContext<ShownSite | undefined>(undefined);

export function useSite(): ShownSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() was called outside <SiteContext>.');
  return site;
}
