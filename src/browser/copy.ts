const TICK_MS = 5000;

let timer = 0;
let ticked: HTMLElement | undefined;

/**
 * Copies the text of any `[data-copy]` button that is clicked and ticks the button for 5 s. Where the clipboard
 * is refused or absent, the text of `[data-copy-source]` is selected instead.
 */
export function copyOnClick() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy, copySource, said, refused } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy!);
      tick(button);
      say(said);
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
      say(refused);
    }
  });
}

/** One tick at a time: it marks what the clipboard holds. */
function tick(button: HTMLElement) {
  untick();
  ticked = button;
  button.dataset['copied'] = '';
  clearTimeout(timer);
  timer = window.setTimeout(untick, TICK_MS);
}

function untick() {
  delete ticked?.dataset['copied'];
}

/** Leaves a sentence for the toasts, with an event if they are there: React may come seconds later. */
function say(sentence: string | undefined) {
  document.documentElement.dataset['unsaid'] = sentence;
  document.dispatchEvent(new Event('unsaid'));
}
