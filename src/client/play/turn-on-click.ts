/**
 * Lets the visitor turn the waiting tile by the button over it, and undo that by the button in the line beside it.
 * `data-state` of their section says which is the case, and styles do the rest.
 */
export function turnOnClick(grid: HTMLElement) {
  const section = grid.closest('section')!;
  const turn = section.querySelector<HTMLElement>('#waiting-tile')!;
  const undo = section.querySelector<HTMLElement>('#undo')!;
  const status = section.querySelector<HTMLElement>('[data-done]')!;

  function show(state: 'waiting' | 'done') {
    section.dataset['state'] = state;
    turn.ariaDisabled = `${state === 'done'}`;
    // A screen reader announces a text that changes, but not one that only becomes visible.
    status.textContent = status.dataset[state]!;
  }

  turn.onclick = () => show('done');
  undo.onclick = () => {
    turn.focus({ preventScroll: true });
    show('waiting');
  };
}
