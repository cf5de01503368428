/** Which answer an arrow leads to, counted from the one that has the focus. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The visitor answers what waits, by a button or by a click on a waiting ring. `data-answer` of <main> says how, and styles
 * follow it. A live region says what happens then. Either an undo button takes the place of the answers, or they stay as one
 * choice.
 */
export function answerOnClick() {
  const main = document.querySelector('main')!;
  const line = main.querySelector('.waiting-line');
  if (!line) return;
  const said = line.querySelector('[aria-live]')!;
  const waits = [...said.childNodes];
  const answers = [...line.querySelectorAll<HTMLButtonElement>('.button')];
  const undo = line.querySelector<HTMLElement>('.waiting-line__undo > button');
  let chosen = answers[0]!;

  function show(value?: string) {
    if (value) main.dataset['answer'] = value;
    else delete main.dataset['answer'];
    for (const part of main.querySelectorAll<HTMLElement>('.by-answer'))
      part.hidden = part.dataset['value'] !== value;
    // A screen reader announces a text that changes, but not one that only becomes visible.
    said.replaceChildren(...(value ? [line!.querySelector(`[data-done="${value}"]`)!.textContent] : waits));
  }

  for (const answer of answers)
    answer.onclick = () => {
      chosen = answer;
      show(answer.value);
      // The pressed button has disappeared, and this one stands in its place.
      if (undo) undo.focus({ preventScroll: true });
      else check(answers, answer);
    };
  if (undo)
    undo.onclick = () => {
      show();
      chosen.focus({ preventScroll: true });
    };
  else moveByArrows(answers);
  for (const ring of main.querySelectorAll<HTMLElement>('.waiting-ring'))
    ring.onclick = () => main.dataset['answer'] || chosen.click();
}

/** One choice takes one Tab stop. */
function moveByArrows(answers: HTMLButtonElement[]) {
  for (const [index, answer] of answers.entries()) {
    answer.ariaChecked = 'false';
    answer.tabIndex = index ? -1 : 0;
    answer.onkeydown = (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const next = answers.at((index + step) % answers.length)!;
      next.focus();
      next.click();
    };
  }
}

function check(answers: HTMLButtonElement[], answer: HTMLButtonElement) {
  for (const each of answers) {
    each.ariaChecked = `${each === answer}`;
    each.tabIndex = each === answer ? 0 : -1;
    delete each.dataset['waits'];
  }
}
