import { drawIcon } from '../outputs/draw-icon.tsx';

export const GET = () => new Response(drawIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
