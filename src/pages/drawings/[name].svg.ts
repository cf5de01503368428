import type { APIRoute } from 'astro';
import type { ServiceDrawing } from '../../content/words.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { drawStill } from '../../illustrations/svg-pen.ts';

export const getStaticPaths = () =>
  Object.keys(drawings).map((name) => ({ params: { name }, props: { name } }));

/** The first frame of a service's drawing. */
export const GET: APIRoute = ({ props }) => {
  const drawing = drawings[props['name'] as ServiceDrawing];
  const viewBox = `0 0 ${drawing.width} ${drawing.height}`;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawStill(drawing)}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
};
