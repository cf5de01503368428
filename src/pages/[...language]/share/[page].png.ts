import type { APIRoute } from 'astro';
import { listSites } from '../../../build-time/languages/load-site.ts';
import { rasterise } from '../../../build-time/outputs/rasterise.ts';
import { drawSharePicture } from '../../../build-time/outputs/share/draw-share-picture.ts';

export async function getStaticPaths() {
  return (await listSites()).flatMap(({ params, props }) =>
    props.site.listedPages.map((page) => ({ params: { ...params, page: page.id }, props: { page } })),
  );
}

/** The picture that social networks show with a link to a page. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawSharePicture(props['page'])));
