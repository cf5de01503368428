import pngToIco from 'png-to-ico';
import { drawIcon } from '../machine/icons/draw-icon.tsx';
import { rasterise } from '../machine/rasterise.ts';

const SIDES_PX = [16, 32, 48];

/** For what asks for this address without being told: older browsers, readers of feeds. */
export const GET = async () => {
  const pictures = await Promise.all(SIDES_PX.map((side) => rasterise(drawIcon(side))));
  return new Response(new Uint8Array(await pngToIco(pictures)));
};
