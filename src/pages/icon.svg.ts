import { drawIcon } from '../outputs/draw-icon.ts';

export const GET = () => new Response(drawIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
