/** Which answer an arrow leads to, counted from the one that has the focus. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The visitor answers the question of the case on Services. The answers are one choice: they take one Tab stop, and arrows
 * choose. What follows from the answer is shown, and a live region says what the agent does then.
 */
export function answerOnClick() {
  const main = document.querySelector('main')!;
  const answers = [...main.querySelectorAll<HTMLButtonElement>('[role="radio"]')];
  const consequences = main.querySelectorAll('.decision__consequences dd');
  for (const [place, answer] of answers.entries()) {
    answer.tabIndex = place ? -1 : 0;
    answer.onkeydown = (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const next = answers.at((place + step) % answers.length)!;
      next.focus();
      next.click();
    };
    answer.onclick = () => {
      for (const each of answers) {
        each.ariaChecked = `${each === answer}`;
        each.tabIndex = each === answer ? 0 : -1;
        delete each.dataset['waits'];
      }
      main.dataset['answer'] = answer.value;
      for (const part of main.querySelectorAll<HTMLElement>('.by-answer'))
        part.hidden = part.dataset['outcome'] !== answer.value;
      main.querySelector('.decision__result')!.textContent = consequences[place]!.textContent;
    };
  }
}
