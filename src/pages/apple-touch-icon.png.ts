import { drawIcon } from '../machine/draw-icon.tsx';
import { rasterise } from '../machine/rasterise.ts';

/** For the home screen of an iPhone or iPad. */
export const GET = async () => new Response(await rasterise(drawIcon(180)));
