import type { APIRoute } from 'astro';
import { rasterise } from '../outputs/rasterise.ts';
import { drawSharePicture } from '../outputs/share/draw-share-picture.ts';
import type { ListedPage } from '../site/list-pages.ts';
import { loadSites } from '../site/load-sites.ts';

export async function getStaticPaths() {
  const sites = await loadSites();
  return sites.flatMap(({ prefix, listedPages, facts }) =>
    listedPages.map((page) => ({
      params: { picture: `${prefix}/share/${page.id}`.slice(1) },
      props: { page, name: facts.name },
    })),
  );
}

/** The picture that social networks show with a link to a page. */
export const GET: APIRoute<{ page: ListedPage; name: string }> = async ({ props: { page, name } }) =>
  new Response(await rasterise(drawSharePicture(page, name)));
