import type { APIRoute } from 'astro';
import { rasterise } from '../../build/rasterise.ts';
import { namePicture } from '../../build/share/address-picture.ts';
import { drawSharePicture, sharedPaths } from '../../build/share/draw-share-picture.tsx';

export const getStaticPaths = () =>
  sharedPaths.map((path) => ({ params: { page: namePicture(path) }, props: { path } }));

/** What a network shows where a link to a page is shared. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawSharePicture(props['path'])));
