import { formPatterns, type Turn } from '../../illustrations/tile-turns.ts';
import { watchMotion } from './watch-motion.ts';

const EASE = 'cubic-bezier(.65,0,.35,1)';
/** The last keyframe outlasts a late timer, because an animation that ends by itself costs one more frame. */
const HOLD_MS = 1000;

/** Turns one tile of a grid after another, while the grid may move. No script runs between two turns. */
export function turnTiles(grid: HTMLElement, columns: number, patterns: readonly string[]) {
  const tiles = [...grid.querySelectorAll<HTMLElement>('.tile')];
  const corners = tiles.map(({ dataset }) => Number(dataset['corner']));
  const turns = formPatterns(columns, patterns, corners, isVisible);
  let turn: Turn | undefined;
  let animation: Animation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A tile is visible if at least half of it is inside the grid, which clips the others. */
  function isVisible(tile: number) {
    const { offsetTop, offsetHeight } = tiles[tile]!;
    return offsetTop + offsetHeight / 2 <= grid.clientHeight;
  }

  function play() {
    if (!turn) {
      turn = turns.next().value;
      animation = turn.quarters ? animateTurn(tiles[turn.tile]!, turn) : undefined;
    }
    animation?.play();
    timer = setTimeout(end, turn.restMs + turn.turnMs - Number(animation?.currentTime ?? 0), turn);
  }

  function end({ tile, corner }: Turn) {
    tiles[tile]!.dataset['corner'] = `${corner}`;
    animation?.cancel();
    turn = undefined;
    play();
  }

  watchMotion(grid, (mayMove) => {
    clearTimeout(timer);
    if (mayMove) play();
    else animation?.pause();
  });
}

/**
 * Turns a tile on the browser's compositor. The rest before the turn is a held keyframe, because a delay would cost
 * frames of the main thread. The caller ends the turn, by a timer.
 */
function animateTurn(tile: HTMLElement, { quarters, restMs, turnMs }: Turn) {
  const duration = restMs + turnMs + HOLD_MS;
  const turned = `${90 * quarters}deg`;
  return tile.animate(
    [
      { rotate: '0deg', offset: 0, easing: 'step-end' },
      { rotate: '0deg', offset: restMs / duration, easing: EASE },
      { rotate: turned, offset: (restMs + turnMs) / duration },
      { rotate: turned, offset: 1 },
    ],
    duration,
  );
}
