import { createContext, useContext } from 'react';
import type { Site } from '../site/create-site.ts';
import type { Translation } from '../site/list-pages.ts';

/** The site in the language of the page, and the page in each language. */
interface ShownSite extends Site {
  translations: Translation[];
}

export const SiteContext = createContext<ShownSite | undefined>(undefined);

export function useSite(): ShownSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('What uses the site must be inside <SiteContext value={…}>.');
  return site;
}
