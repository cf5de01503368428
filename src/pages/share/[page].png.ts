import type { APIRoute } from 'astro';
import { rasterise } from '../../machine/rasterise.ts';
import { namePicture } from '../../machine/share/address-picture.ts';
import { drawSharePicture, sharedPaths } from '../../machine/share/draw-share-picture.tsx';

export const getStaticPaths = () =>
  sharedPaths.map((path) => ({ params: { page: namePicture(path) }, props: { path } }));

/** What a network shows where a link to a page is shared. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawSharePicture(props['path'])));
