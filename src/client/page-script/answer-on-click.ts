const ROLL_MS = 400;
const EASE = 'cubic-bezier(0.7, 0, 0.15, 1)';

/**
 * The visitor answers the question of the case on Services. `data-answer` of its section says how, from which styles draw
 * the pieces. What follows is said in a live region, and the first document shows what is to be paid.
 */
export function answerOnClick() {
  const section = document.querySelector<HTMLElement>('.case');
  if (!section) return;
  const find = (selector: string) => section.querySelector<HTMLElement>(selector)!;
  const answers = [...section.querySelectorAll<HTMLButtonElement>('.answers button')];
  for (const answer of answers) {
    answer.disabled = false;
    answer.onclick = () => {
      for (const each of answers) each.ariaPressed = `${each === answer}`;
      section.dataset['answer'] = answer.value;
      find('#answer').textContent = answer.nextElementSibling!.textContent;
      find('.number__label').textContent = answer.dataset['label']!;
      roll(find('.number > span'), answer.dataset['amount']!);
    };
  }
}

function roll(element: HTMLElement, text: string) {
  if (element.textContent === text) return;
  element.textContent = text;
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
    element.animate([{ translate: '0 100%' }, { translate: '0 0' }], { duration: ROLL_MS, easing: EASE });
}
