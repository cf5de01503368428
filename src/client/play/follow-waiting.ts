import { type Mover, measureTurn } from '../../illustrations/tiles.ts';

/** Close to the `ease` of the programmes, as one curve. */
const EASE = 'cubic-bezier(.65,0,.35,1)';

/**
 * Keeps the button that shows the waiting tile over that tile, and the sentence beside the drawing that says whether
 * one waits. A click turns the tile (at once where motion is paused) and then calls `decide`. Returns a function that
 * updates both to the current state.
 */
export function followWaiting(
  drawing: HTMLElement,
  findWaiting: () => Mover | undefined,
  decide: () => void,
): () => void {
  const button = drawing.querySelector<HTMLElement>('#waiting-tile');
  const line = drawing.parentElement!.querySelector<HTMLElement>('[data-decided]');
  if (!button || !line) return () => {};
  const tile = button.querySelector('svg')!;
  let shown: string | undefined;
  let isTurning = false;

  const show = () => {
    const waiting = findWaiting();
    const place = `${waiting?.tile}`;
    if (place === shown) return;
    shown = place;
    button.ariaDisabled = `${!waiting}`;
    line.textContent = line.dataset[waiting ? 'waits' : 'decided']!;
    if (!waiting) return;
    const [column, row, orientation] = waiting.tile;
    button.style.translate = `${100 * column}% ${100 * row}%`;
    button.style.rotate = `${90 * orientation}deg`;
    button.style.setProperty('--direction', `${Math.sign(waiting.quarters)}`);
  };

  button.onclick = async () => {
    const waiting = findWaiting();
    if (!waiting || isTurning) return;
    isTurning = true;
    const isMoving = document.documentElement.dataset['motion'] === 'playing';
    const duration = isMoving ? measureTurn(waiting.quarters) : 0;
    await tile.animate({ rotate: `${90 * waiting.quarters}deg` }, { duration, easing: EASE }).finished;
    isTurning = false;
    decide();
  };

  show();
  return show;
}
