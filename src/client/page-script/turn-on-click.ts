/**
 * The visitor answers what waits, by its button or a click on a waiting ring, and may undo that. `data-state` of the section
 * says whether it is done, and styles do the rest.
 */
export function turnOnClick() {
  const line = document.querySelector('.waiting-line');
  if (!line) return;
  const section = line.closest('section')!;
  const find = (selector: string) => line.querySelector<HTMLElement>(selector)!;
  const turn = find('.waiting-line__turn');
  const undo = find('.waiting-line__undo');

  function show(state: 'waiting' | 'done', next: HTMLElement) {
    section.dataset['state'] = state;
    // A screen reader announces a text that changes, but not one that only becomes visible.
    find('[aria-live]').replaceChildren(...find(`[data-sentence=${state}]`).cloneNode(true).childNodes);
    // The pressed button has disappeared, and the next one stands in its place.
    next.focus({ preventScroll: true });
  }

  turn.onclick = () => show('done', undo);
  undo.onclick = () => show('waiting', turn);
  for (const ring of section.querySelectorAll<HTMLElement>('.waiting-ring'))
    ring.onclick = () => section.dataset['state'] === 'done' || show('done', undo);
}
