import type { APIRoute } from 'astro';
import type { ServiceDrawing } from '../../content/words.ts';
import { drawStill } from '../../illustrations/draw-still.ts';
import { SIDE } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';

export const getStaticPaths = () =>
  Object.keys(drawings).map((name) => ({ params: { name }, props: { name } }));

/** The first frame of a service's drawing. */
export const GET: APIRoute = ({ props }) => {
  const elements = drawStill(drawings[props['name'] as ServiceDrawing]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${elements}</svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
