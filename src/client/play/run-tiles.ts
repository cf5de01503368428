import { TILE } from '../../illustrations/paint-tiles.ts';
import { tileProgrammes } from '../../illustrations/tile-programmes.ts';
import type { Mover, TileProgramme, Tiles } from '../../illustrations/tiles.ts';
import { animateMover } from './animate-mover.ts';
import type { Paint } from './create-painter.ts';
import { followWaiting } from './follow-waiting.ts';
import { planMoves } from './plan-moves.ts';
import { runDrawings } from './run-drawings.ts';

/** Animates the drawings made of tiles: the canvas shows the field, and the browser moves one tile over it. */
export const runTiles = () => runDrawings({ programmes: tileProgrammes, createPaint });

function createPaint(
  context: CanvasRenderingContext2D,
  programme: TileProgramme,
  state: Tiles,
  change: (alter: () => void) => void,
): Paint {
  const drawing = context.canvas.parentElement!;
  const move = animateMover(drawing.querySelector('.drawing__frame')!);
  const showWaiting = followWaiting(
    drawing,
    () => programme.findWaiting(state),
    () => change(() => programme.decide(state)),
  );
  let { waiting } = state;

  return (view, isRunning) => {
    const plan = planMoves(programme, state);
    context.save();
    // Between two paints only the tile under the mover has changed.
    if (!view.isBlank && waiting === state.waiting)
      clipToTile(context, programme.findMover(state), view.unit);
    programme.drawField(context, state);
    context.restore();
    waiting = state.waiting;
    showWaiting();
    move(plan, view, isRunning);
    return plan.endMs;
  };
}

/** Clips to whole pixels: an antialiased edge would be painted over itself at each paint. */
function clipToTile(context: CanvasRenderingContext2D, { tile: [column, row] }: Mover, unit: number) {
  const first = (tiles: number) => Math.floor(tiles * TILE * unit) / unit;
  const side = (Math.ceil(TILE * unit) + 1) / unit;
  context.beginPath();
  context.rect(first(column), first(row), side, side);
  context.clip();
}
