import type { Programme, Timeline } from './programme.ts';
import { type DrawingName, programmes } from './programmes.ts';
import { drawShapes, type Shape } from './svg-pen.ts';
import { tileProgrammes } from './tile-programmes.ts';

/** The first frame of a drawing, as SVG. */
export interface Still {
  viewBox: string;
  /** Which script animates it: see client/page-script/watch-drawings.ts. */
  kind: string;
  shapes: Shape[];
}

export function drawStill(name: DrawingName): Still {
  const programme: Programme<Timeline> = programmes[name];
  return {
    viewBox: `0 0 ${programme.width} ${programme.height}`,
    kind: name in tileProgrammes ? 'tiles' : 'services',
    shapes: drawShapes(programme),
  };
}
