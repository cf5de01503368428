import { type Programme, restMs, type Timeline } from '../../illustrations/programme.ts';
import { serviceProgrammes } from '../../illustrations/service-programmes.ts';
import type { Paint } from './create-painter.ts';
import { runDrawings } from './run-drawings.ts';

/** Main thread time for one frame, on average. A current phone takes 1 to 2 ms, one four times slower 6 to 8. */
const MAX_FRAME_COST_MS = 4;
/** Longer than one frame at 60 Hz, shorter than two. */
const SKIP_MS = 20;
/** Length of the moving average, in frames. */
const FRAMES = 4;

/** Animates the drawings of services. */
export const runServiceDrawings = () => runDrawings({ programmes: serviceProgrammes, createPaint });

/** Paints each frame of a move; only every second one where a frame takes too long. */
function createPaint(
  context: CanvasRenderingContext2D,
  programme: Programme<Timeline>,
  state: Timeline,
): Paint {
  let costMs = 0;
  return () => {
    const startedAt = performance.now();
    programme.draw(context, state);
    // The canvas is rasterised later in this task, so the time is read in the next one.
    setTimeout(() => {
      costMs += (performance.now() - startedAt - costMs) / FRAMES;
    });
    return restMs(state) || (costMs > MAX_FRAME_COST_MS ? SKIP_MS : 0);
  };
}
