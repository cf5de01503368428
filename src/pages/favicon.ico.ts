import pngToIco from 'png-to-ico';
import { drawIcon } from '../outputs/draw-icon.ts';
import { rasterise } from '../outputs/rasterise.ts';

/** For programs that request this address without a link to it: older browsers, feed readers. */
export const GET = async () => {
  const pictures = await Promise.all([16, 32, 48].map((side) => rasterise(drawIcon(side))));
  return new Response(new Uint8Array(await pngToIco(pictures)));
};
