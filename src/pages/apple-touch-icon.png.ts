import { drawIcon } from '../build/outputs/draw-icon.tsx';
import { rasterise } from '../build/outputs/rasterise.ts';

/** For the home screen of an iPhone or iPad. */
export const GET = async () => new Response(await rasterise(drawIcon(180)));
