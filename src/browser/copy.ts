import { say } from './say.ts';

const TICK_MS = 5000;
const REFUSED = 'Not copied. The text is selected for you to copy.';

const ticks = new WeakMap<HTMLElement, number>();

/**
 * Copies the text of any `[data-copy]` button that is clicked, ticks the button for 5 s and says so.
 * Where the clipboard is refused or absent, the text of `[data-copy-source]` is selected instead.
 */
export function copyOnClick() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy, copySource, said } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy!);
      tick(button);
      say(said!);
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
      say(REFUSED);
    }
  });
}

function tick(button: HTMLElement) {
  clearTimeout(ticks.get(button));
  button.dataset['copied'] = '';
  ticks.set(
    button,
    window.setTimeout(() => delete button.dataset['copied'], TICK_MS),
  );
}
