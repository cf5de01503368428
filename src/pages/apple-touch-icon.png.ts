import { drawIcon } from '../outputs/draw-icon.ts';
import { rasterise } from '../outputs/rasterise.ts';

/** For the home screen of an iPhone or iPad. */
export const GET = async () => new Response(await rasterise(drawIcon(180)));
