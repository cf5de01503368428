import { endTurn, findNextTurn, type Tiles, type Turn } from '../../illustrations/tile-timeline.ts';
import { animateTurn, isPlaying } from './animate-turn.ts';

/**
 * Turns one tile of a box after the other while the box is in the window and motion is not paused. Between two turns
 * no script runs.
 */
export function runTimeline(box: HTMLElement, columns: number, figures: readonly string[]) {
  const tiles = [...box.querySelectorAll<HTMLElement>('.tile')];
  /** Where no button could pause what moves. */
  const still = matchMedia('(forced-colors: active)');
  let state: Tiles = {
    corners: tiles.map(({ dataset }) => Number(dataset['corner'])),
    last: 0,
    figure: 0,
  };
  let isInWindow = false;
  /** Whether at least half of each tile is inside the box, which cuts off the others. */
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
    const turn = findNextTurn(columns, figures, state, (tile) => isInside[tile]!);
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
    const { clientHeight } = box;
    isInside = tiles.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2 <= clientHeight);
  }).observe(box);
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    update();
  }).observe(box);
  still.onchange = update;
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
}
