import { drawAdaptiveIcon } from '../machine/draw-icon.tsx';

export const GET = () => new Response(drawAdaptiveIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
