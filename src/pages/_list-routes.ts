import type { Site } from '../site/create-site.ts';
import { createSites } from './_create-sites.ts';

/** A page in each language: the first language is at /, each other below its code. */
export const listRoutes = (id: keyof Site['pages']) =>
  createSites().map((site) => ({
    params: { lang: site.prefix.slice(1) || undefined },
    props: { site, page: site.pages[id] },
  }));
