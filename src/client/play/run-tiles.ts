import { TILE } from '../../illustrations/paint-tiles.ts';
import { tileProgrammes } from '../../illustrations/tile-programmes.ts';
import type { Mover, TileProgramme, Tiles } from '../../illustrations/tiles.ts';
import { animateMover } from './animate-mover.ts';
import type { Paint } from './create-painter.ts';
import { planMoves } from './plan-moves.ts';
import { runDrawings } from './run-drawings.ts';

/** Animates the drawings made of tiles: the canvas shows the field, and the browser moves one tile over it. */
export const runTiles = () => runDrawings({ programmes: tileProgrammes, createPaint });

function createPaint(context: CanvasRenderingContext2D, programme: TileProgramme, state: Tiles): Paint {
  const move = animateMover(context.canvas.parentElement!.querySelector('.drawing__frame')!);
  let colour = '';

  return (view, isRunning) => {
    const plan = planMoves(programme, state);
    const mover = programme.findMover(state);
    context.save();
    // Between two paints with one mover, only the tile under it has changed.
    if (!view.isBlank && mover.colour === colour) clipToTile(context, mover, view.unit);
    programme.drawField(context, state);
    context.restore();
    colour = mover.colour;
    move(mover.colour, plan, view, isRunning);
    return plan.endMs;
  };
}

/** To whole pixels: an antialiased edge would be painted twice. */
function clipToTile(context: CanvasRenderingContext2D, { tile: [column, row] }: Mover, unit: number) {
  const first = (tiles: number) => Math.floor(tiles * TILE * unit) / unit;
  const side = (Math.ceil(TILE * unit) + 1) / unit;
  context.beginPath();
  context.rect(first(column), first(row), side, side);
  context.clip();
}
