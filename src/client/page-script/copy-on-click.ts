import { loadWidgets } from './load-widgets.ts';

/**
 * Lets `[data-copy]` buttons copy their text. If the browser forbids copying, selects the element whose id is in
 * `data-copy-source` instead. A toast says which of the two has happened, and the button dispatches `copied`.
 */
export function copyOnClick() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy, copySource, copiedMessage, failedMessage } = button.dataset;
    button.onclick = async () => {
      let isCopied = true;
      try {
        await navigator.clipboard.writeText(copy!);
        button.dispatchEvent(new Event('copied', { bubbles: true }));
      } catch {
        getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
        isCopied = false;
      }
      const widgets = await loadWidgets();
      widgets?.showToast((isCopied ? copiedMessage : failedMessage)!, !isCopied);
    };
  }
}
