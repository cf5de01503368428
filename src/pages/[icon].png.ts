import type { APIRoute } from 'astro';
import { drawIcon } from '../machine/icons/draw-icon.tsx';
import { appleIcon, manifestIcons } from '../machine/icons/icons.ts';
import { rasterise } from '../machine/rasterise.ts';

export const getStaticPaths = () =>
  [appleIcon, ...manifestIcons].map((icon) => ({ params: { icon: icon.name }, props: icon }));

/** The icons for home screens. */
export const GET: APIRoute = async ({ props }) =>
  new Response(await rasterise(drawIcon(props['side'], props['maskable'])));
