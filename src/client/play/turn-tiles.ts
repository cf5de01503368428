import { endTurn, findNextTurn, type Tiles, type Turn } from '../../illustrations/tile-turns.ts';
import { animateTurn } from './animate-turn.ts';
import { watchMotion } from './watch-motion.ts';

/** Turns one tile of a grid after another, while the grid may move. No script runs between two turns. */
export function turnTiles(grid: HTMLElement, columns: number, patterns: readonly string[]) {
  const tiles = [...grid.querySelectorAll<HTMLElement>('.tile')];
  let state: Tiles = {
    corners: tiles.map(({ dataset }) => Number(dataset['corner'])),
    last: 0,
    pattern: 0,
  };
  /** A tile is visible if at least half of it is inside the grid, which clips the others. */
  let isVisible: boolean[] = [];
  let turn: Turn | undefined;
  let animation: Animation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function play() {
    turn ??= begin();
    animation?.play();
    timer = setTimeout(end, turn.restMs + turn.turnMs - Number(animation?.currentTime ?? 0), turn);
  }

  function begin() {
    const turn = findNextTurn(columns, patterns, state, (tile) => isVisible[tile]!);
    if (turn.quarters) animation = animateTurn(tiles[turn.tile]!, turn);
    return turn;
  }

  function end(ended: Turn) {
    state = endTurn(state, ended);
    tiles[ended.tile]!.dataset['corner'] = `${state.corners[ended.tile]}`;
    animation?.cancel();
    turn = animation = undefined;
    play();
  }

  new ResizeObserver(() => {
    const { clientHeight } = grid;
    isVisible = tiles.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2 <= clientHeight);
  }).observe(grid);
  watchMotion(grid, (mayMove) => {
    clearTimeout(timer);
    if (mayMove) play();
    else animation?.pause();
  });
}
