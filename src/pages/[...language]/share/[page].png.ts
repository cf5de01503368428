import type { APIRoute } from 'astro';
import { rasterise } from '../../../outputs/rasterise.ts';
import { drawSharePicture } from '../../../outputs/share/draw-share-picture.ts';
import { listSites } from '../../../site/load-site.ts';

export async function getStaticPaths() {
  return (await listSites()).flatMap(({ params, props }) =>
    props.site.listedPages.map((page) => ({ params: { ...params, page: page.id }, props: { page } })),
  );
}

/** The picture that social networks show with a link to a page. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawSharePicture(props['page'])));
