import type { APIRoute } from 'astro';
import { writeStill } from '../../build-time/outputs/write-still.tsx';
import type { ServiceDrawing } from '../../content/words.ts';
import { drawings } from '../../illustrations/drawings.ts';

export const getStaticPaths = () =>
  Object.keys(drawings).map((name) => ({ params: { name }, props: { name } }));

/** The first frame of a service's drawing, which Home shows on a card. */
export const GET: APIRoute = ({ props }) =>
  new Response(writeStill(props['name'] as ServiceDrawing), { headers: { 'Content-Type': 'image/svg+xml' } });
