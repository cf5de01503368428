import type { APIRoute } from 'astro';
import { writeStill } from '../../build-time/outputs/write-still.tsx';
import type { ServiceDrawing } from '../../content/words.ts';
import { serviceProgrammes } from '../../illustrations/service-programmes.ts';

export const getStaticPaths = () =>
  Object.keys(serviceProgrammes).map((name) => ({ params: { name }, props: { name } }));

/** The first frame of a service's drawing, which Home shows on a card. */
export const GET: APIRoute = ({ props }) =>
  new Response(writeStill(props['name'] as ServiceDrawing), { headers: { 'Content-Type': 'image/svg+xml' } });
