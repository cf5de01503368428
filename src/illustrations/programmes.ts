import { serviceProgrammes } from './service-programmes.ts';
import { tileProgrammes } from './tile-programmes.ts';

/** Every drawing of the site, by the name that pages use. */
export const programmes = { ...tileProgrammes, ...serviceProgrammes };

export type DrawingName = keyof typeof programmes;
