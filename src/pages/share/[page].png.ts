import type { APIRoute } from 'astro';
import { listedPages } from '../../content/pages.ts';
import { rasterise } from '../../machine/rasterise.ts';
import { drawSharePicture } from '../../machine/share/draw-share-picture.tsx';

export const getStaticPaths = () =>
  listedPages.map(({ id, picture }) => ({ params: { page: id }, props: { picture } }));

/** What a network shows where a link to a page is shared. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawSharePicture(props['picture'])));
