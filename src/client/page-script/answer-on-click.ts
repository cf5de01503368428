/**
 * The visitor answers what waits, by a button or by a click on a waiting ring, and takes the answer back by pressing its
 * button again. `data-answer` of <main> has the answer, and styles follow it. A live region says what happens then.
 */
export function answerOnClick() {
  const main = document.querySelector('main')!;
  const line = main.querySelector('.waiting-line');
  if (!line) return;
  const said = line.querySelector('[aria-live]')!;
  const waits = [...said.childNodes];
  const answers = [...line.querySelectorAll('button')];

  function choose(chosen?: HTMLButtonElement) {
    if (chosen) main.dataset['answer'] = chosen.value;
    else delete main.dataset['answer'];
    for (const answer of answers) {
      answer.ariaPressed = `${answer === chosen}`;
      // Nothing waits for the visitor any more.
      answer.toggleAttribute('data-waits', !chosen);
    }
    for (const part of main.querySelectorAll<HTMLElement>('.by-answer'))
      part.hidden = part.dataset['value'] !== chosen?.value;
    // A screen reader announces a text that changes, but not one that only becomes visible.
    const done = chosen && line!.querySelector(`[data-done="${chosen.value}"]`)!.textContent;
    said.replaceChildren(...(done ? [done] : waits));
  }

  for (const answer of answers)
    answer.onclick = () => choose(answer.ariaPressed === 'true' ? undefined : answer);
  for (const ring of main.querySelectorAll<HTMLElement>('.waiting-ring'))
    ring.onclick = () => main.dataset['answer'] || answers[0]!.click();
}
