import { countQuarters, measureTurn } from '../../illustrations/tile-timeline.ts';
import { animateTurn, isPlaying } from './animate-turn.ts';

/**
 * Lets the visitor close a circle by a click on the button over the tile that waits, and open it again by the button in
 * the line beside it. The line says which it is. Where motion is paused, the tile turns at once.
 */
export function turnOnClick(grid: HTMLElement) {
  const section = grid.closest('section')!;
  const tile = grid.querySelector<HTMLElement>('[data-waits]');
  const close = section.querySelector<HTMLElement>('#waiting-tile');
  const open = section.querySelector<HTMLElement>('#open-again');
  const status = section.querySelector<HTMLElement>('[data-closed]');
  if (!tile || !close || !open || !status) return;
  const { corner: openCorner, waits: closedCorner } = tile.dataset;
  let isTurning = false;

  function turnTo(corner: string) {
    const quarters = countQuarters(Number(tile!.dataset['corner']), Number(corner));
    if (isTurning || !quarters) return;
    const turn = { tile: 0, quarters, restMs: 0, turnMs: measureTurn(quarters) };
    isTurning = isPlaying();
    // From the angle at which it is seen under the pointer.
    const animation = isTurning ? animateTurn(tile!, turn, getComputedStyle(tile!).rotate) : undefined;
    const end = () => {
      isTurning = false;
      tile!.dataset['corner'] = corner;
      animation?.cancel();
      show(corner === closedCorner);
    };
    if (isTurning) setTimeout(end, turn.turnMs);
    else end();
  }

  function show(isClosed: boolean) {
    tile!.toggleAttribute('data-waits', !isClosed);
    close!.ariaDisabled = `${isClosed}`;
    for (const part of section.querySelectorAll<HTMLElement>('[data-while]'))
      part.hidden = (part.dataset['while'] === 'closed') !== isClosed;
    // The text itself changes: what only becomes visible would not be announced.
    status!.textContent = status!.dataset[isClosed ? 'closed' : 'open']!;
  }

  close.onclick = () => turnTo(closedCorner!);
  open.onclick = () => {
    close.focus({ preventScroll: true });
    turnTo(openCorner!);
  };
}
