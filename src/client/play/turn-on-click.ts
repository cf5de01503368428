/**
 * Lets the visitor turn the tile that waits, by the button over it, and take that back by the button in the line beside
 * it. Which it is stands in `data-state` of their section; styles do the rest.
 */
export function turnOnClick(grid: HTMLElement) {
  const section = grid.closest('section')!;
  const turn = section.querySelector<HTMLElement>('#waiting-tile');
  const undo = section.querySelector<HTMLElement>('#undo');
  const status = section.querySelector<HTMLElement>('[data-done]');
  if (!turn || !undo || !status) return;

  function show(state: 'waiting' | 'done') {
    section.dataset['state'] = state;
    turn!.ariaDisabled = `${state === 'done'}`;
    // The text itself changes: what only becomes visible would not be announced.
    status!.textContent = status!.dataset[state]!;
  }

  turn.onclick = () => show('done');
  undo.onclick = () => {
    turn.focus({ preventScroll: true });
    show('waiting');
  };
}
