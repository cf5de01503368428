/**
 * The visitor answers the question of the case on Services. `data-answer` of <main> says how, from which styles draw the
 * pieces. Each text that follows the answer is shown, and what the agent does then is said in a live region.
 */
export function answerOnClick() {
  const main = document.querySelector('main')!;
  const buttons = [...main.querySelectorAll<HTMLButtonElement>('.answers button')];
  for (const button of buttons) {
    button.disabled = false;
    button.onclick = () => {
      for (const each of buttons) {
        each.ariaPressed = `${each === button}`;
        delete each.dataset['waits'];
      }
      main.dataset['answer'] = button.value;
      for (const text of main.querySelectorAll<HTMLElement>('[data-answers]'))
        text.hidden = !text.dataset['answers']!.split(' ').includes(button.value);
      main.querySelector('.answers__result')!.textContent = button.nextElementSibling!.textContent;
    };
  }
}
