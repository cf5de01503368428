import { drawIcon } from '../build-time/outputs/draw-icon.tsx';
import { rasterise } from '../build-time/outputs/rasterise.ts';

/** For the home screen of an iPhone or iPad. */
export const GET = async () => new Response(await rasterise(drawIcon(180)));
