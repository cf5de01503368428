import {
  endTurn,
  findNextTurn,
  type TileFigures,
  type Tiles,
  type Turn,
} from '../../illustrations/tile-timeline.ts';
import { animateTurn, isPlaying } from './animate-turn.ts';

/**
 * Turns one tile of a grid after the other while the grid is in the window and motion is not paused. Between two turns
 * no script runs.
 */
export function runTimeline(grid: HTMLElement, tiles: HTMLElement[], figures: TileFigures) {
  /** Where no button could pause what moves. */
  const still = matchMedia('(forced-colors: active)');
  let state: Tiles = {
    corners: tiles.map(({ dataset }) => Number(dataset['corner'])),
    last: figures.start,
    figure: 0,
  };
  let isInWindow = false;
  /** Whether at least half of each tile is inside the grid, which cuts off the others. */
  let isInside: boolean[] = [];
  let turn: Turn | undefined;
  let animation: Animation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayMove = () => isInWindow && !still.matches && !document.hidden && isPlaying();

  function update() {
    clearTimeout(timer);
    if (!mayMove()) return animation?.pause();
    turn ??= begin();
    animation?.play();
    timer = setTimeout(end, turn.restMs + turn.turnMs - Number(animation?.currentTime ?? 0), turn);
  }

  function begin() {
    const turn = findNextTurn(figures, state, (tile) => isInside[tile]!);
    if (turn.quarters) animation = animateTurn(tiles[turn.tile]!, turn);
    return turn;
  }

  function end(ended: Turn) {
    state = endTurn(state, ended);
    tiles[ended.tile]!.dataset['corner'] = `${state.corners[ended.tile]}`;
    animation?.cancel();
    turn = animation = undefined;
    update();
  }

  new ResizeObserver(() => {
    const { clientHeight } = grid;
    isInside = tiles.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2 <= clientHeight);
  }).observe(grid);
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    update();
  }).observe(grid);
  still.onchange = update;
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
}
