import { loadWidgets } from './load-widgets.ts';

const TICK_MS = 5000;

/**
 * Lets `[data-copy]` buttons copy their text and show a tick for 5 s. If the browser forbids copying, selects the element
 * whose id is in `data-copy-source` instead. A toast says which of the two has happened.
 */
export function copyOnClick() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy, copySource, copiedMessage, failedMessage } = button.dataset;
    const [name, tick] = button.querySelectorAll('span');
    let timer: ReturnType<typeof setTimeout>;
    const showTick = (isShown: boolean) => {
      name!.hidden = isShown;
      tick!.hidden = !isShown;
    };
    button.onclick = async () => {
      let isCopied = true;
      try {
        await navigator.clipboard.writeText(copy!);
        showTick(true);
        clearTimeout(timer);
        timer = setTimeout(showTick, TICK_MS, false);
      } catch {
        getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
        isCopied = false;
      }
      const widgets = await loadWidgets();
      widgets?.showToast((isCopied ? copiedMessage : failedMessage)!, !isCopied);
    };
  }
}
