import { drawAdaptiveIcon } from '../machine/icons/draw-adaptive-icon.tsx';

export const GET = () => new Response(drawAdaptiveIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
