/**
 * Lets the visitor turn the waiting tiles, and undo that, by the buttons in the line beside it. `data-state` of their section
 * says which is the case, and styles do the rest.
 */
export function turnOnClick(box: HTMLElement) {
  const section = box.closest('section')!;
  const find = (selector: string) => section.querySelector<HTMLElement>(selector)!;
  const turn = find('#turn');
  const undo = find('#undo');
  const decision = find('#decision');

  function show(state: 'waiting' | 'done', next: HTMLElement) {
    section.dataset['state'] = state;
    // A screen reader announces a text that changes, but not one that only becomes visible.
    decision.replaceChildren(...find(`[data-sentence=${state}]`).cloneNode(true).childNodes);
    // The pressed button has disappeared, and the next one stands in its place.
    next.focus({ preventScroll: true });
  }

  turn.onclick = () => show('done', undo);
  undo.onclick = () => show('waiting', turn);
}
