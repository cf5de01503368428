import { loadWidgets } from './load-widgets.ts';

const TICK_MS = 5000;

/**
 * Copies the text of a clicked `[data-copy]` button, and shows a tick on the last one for 5 s. If the browser forbids
 * copying, selects the element whose id is in `data-copy-source` instead. A toast says which of the two has happened.
 */
export function copyOnClick() {
  let timer: ReturnType<typeof setTimeout>;
  let hideTick = () => {};
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy, copySource, copiedMessage, failedMessage } = button.dataset;
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(copy!);
      clearTimeout(timer);
      hideTick();
      hideTick = () => showTick(button, false);
      showTick(button, true);
      timer = setTimeout(hideTick, TICK_MS);
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
      isCopied = false;
    }
    const widgets = await loadWidgets();
    widgets?.showToast((isCopied ? copiedMessage : failedMessage)!, !isCopied);
  });
}

/** Exchanges the name of a copy button for the words that it has copied. */
function showTick(button: HTMLElement, isShown: boolean) {
  const [name, tick] = button.querySelectorAll('span');
  name!.hidden = isShown;
  tick!.hidden = !isShown;
}
