import { type Programme, restMs, type Timeline } from '../../illustrations/programme.ts';
import { serviceProgrammes } from '../../illustrations/service-programmes.ts';
import type { Paint } from './create-painter.ts';
import { runDrawings } from './run-drawings.ts';

/** Of the main thread, on average. A phone of today takes 1 to 2, one that is four times slower 6 to 8. */
const MAX_FRAME_COST_MS = 4;
/** More than one frame of such a screen, less than two. */
const SKIP_MS = 20;
/** So many frames count towards the average. */
const FRAMES = 4;

/** Animates the drawings of services. */
export const runServiceDrawings = () => runDrawings({ programmes: serviceProgrammes, createPaint });

/** Each frame of a move is painted whole; where a frame is dear, every second one is. */
function createPaint(
  context: CanvasRenderingContext2D,
  programme: Programme<Timeline>,
  state: Timeline,
): Paint {
  let costMs = 0;
  return () => {
    const startedAt = performance.now();
    programme.draw(context, state);
    // The canvas is rasterised after this, in the same task: the next one knows what it has cost.
    setTimeout(() => {
      costMs += (performance.now() - startedAt - costMs) / FRAMES;
    });
    return restMs(state) || (costMs > MAX_FRAME_COST_MS ? SKIP_MS : 0);
  };
}
