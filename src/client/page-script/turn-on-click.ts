/**
 * The visitor answers what waits, by one of its buttons or by a click on a waiting ring, and may undo that. `data-state` of
 * the section says whether it is done, and `data-answer` how. Styles do the rest.
 */
export function turnOnClick() {
  const line = document.querySelector('.waiting-line');
  if (!line) return;
  const section = line.closest('section')!;
  const said = line.querySelector('[aria-live]')!;
  const undo = line.querySelector<HTMLElement>('.waiting-line__undo')!;
  const buttons = [...line.querySelectorAll<HTMLButtonElement>('.choice')];
  let pressed = buttons[0]!;

  function show(answer: string, next: HTMLElement) {
    section.dataset['state'] = answer && 'done';
    section.dataset['answer'] = answer;
    for (const text of section.querySelectorAll<HTMLElement>('[data-answers]'))
      text.hidden = text.dataset['answers'] !== answer;
    // A screen reader announces a text that changes, but not one that only becomes visible.
    said.replaceChildren(...line!.querySelector(`[data-sentence="${answer}"]`)!.cloneNode(true).childNodes);
    // The pressed button has disappeared, and the next one stands in its place.
    next.focus({ preventScroll: true });
  }

  for (const button of buttons)
    button.onclick = () => {
      pressed = button;
      show(button.value, undo);
    };
  undo.onclick = () => show('', pressed);
  for (const ring of section.querySelectorAll<HTMLElement>('.waiting-ring'))
    ring.onclick = () => section.dataset['state'] || pressed.click();
}
