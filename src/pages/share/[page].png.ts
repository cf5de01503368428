import type { APIRoute } from 'astro';
import { listedPages } from '../../content/pages.ts';
import { rasterise } from '../../machine/rasterise.ts';
import { drawSharePicture } from '../../machine/share/draw-share-picture.tsx';
import { namePicture } from '../../machine/share/find-picture-address.ts';

export const getStaticPaths = () =>
  listedPages.map((page) => ({ params: { page: namePicture(page.path) }, props: { page } }));

/** What a network shows where a link to a page is shared. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawSharePicture(props['page'])));
