import type { SitePage } from '../site/create-site.ts';
import { createSites } from './_create-sites.ts';

/** A page in each language: the first language is at /, each other below its code. */
export const listRoutes = (id: SitePage['id']) =>
  createSites().map((site) => {
    const page = site.pages[id];
    if (!page)
      throw new Error(`src/content/pages.ts lacks '${id}', which has a file in src/pages/[...lang]/.`);
    return { params: { lang: site.prefix.slice(1) || undefined }, props: { site, page } };
  });
