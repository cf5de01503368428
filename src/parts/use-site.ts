import { createContext, useContext } from 'react';
import type { Site } from '../site/create-site.ts';

/** The site in the language of the page, for components in many places: links, buttons, header and footer. */
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('What uses the site must be inside <SiteContext value={…}>.');
  return site;
}
