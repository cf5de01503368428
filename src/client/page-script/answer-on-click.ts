/**
 * The visitor answers the question of the case on Services. The answer is stored in `data-answer` of <main> and of the
 * entry, and styles follow it. Texts of other answers are hidden, and a live region says what the agent does then.
 */
export function answerOnClick() {
  const main = document.querySelector('main')!;
  const buttons = [...main.querySelectorAll<HTMLButtonElement>('.answers button')];
  for (const button of buttons)
    button.onclick = () => {
      for (const each of buttons) {
        each.ariaPressed = `${each === button}`;
        delete each.dataset['waits'];
      }
      for (const part of [main, ...main.querySelectorAll<HTMLElement>('[data-answer]')])
        part.dataset['answer'] = button.value;
      for (const text of main.querySelectorAll<HTMLElement>('[data-shown-for]'))
        text.hidden = text.dataset['shownFor'] !== button.value;
      main.querySelector('.answers__result')!.textContent = button.nextElementSibling!.textContent;
    };
}
