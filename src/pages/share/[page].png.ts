import type { APIRoute } from 'astro';
import { rasterise } from '../../build/outputs/rasterise.ts';
import { drawSharePicture } from '../../build/outputs/share/draw-share-picture.tsx';
import { listedPages } from '../../content/pages.ts';

export const getStaticPaths = () =>
  listedPages.map((page) => ({ params: { page: page.id }, props: { page } }));

/** What a network shows where a link to a page is shared. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawSharePicture(props['page'])));
