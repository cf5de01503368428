import { createSites } from './_create-sites.ts';

const NAMES: Record<string, string> = { index: 'home', '404': 'notFound' };

/** A page in each language: the first language is at /, each other below its code. The name of its file says which page. */
export const listRoutes = ({ routePattern }: { routePattern: string }) =>
  createSites().map((site) => {
    const [, file = 'index'] = routePattern.split('/').filter(Boolean);
    const page = Object.values(site.pages).find(({ id }) => id === (NAMES[file] ?? file));
    if (!page) throw new Error(`src/site/pages.ts lacks '${file}', for src/pages/[...lang]/${file}.astro.`);
    return { params: { lang: site.prefix.slice(1) || undefined }, props: { site, page } };
  });
