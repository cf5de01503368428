import { requestToast } from './request-toast.ts';

const TICK_MS = 5000;

/**
 * Copies the text of a clicked `[data-copy]` button, and shows a tick on the button for 5 s. If the browser forbids
 * copying, selects the element whose id is in `data-copy-source` instead.
 */
export function copyOnClick() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy, copySource, copiedMessage, failedMessage } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy!);
      button.dataset['copied'] = '';
      setTimeout(() => delete button.dataset['copied'], TICK_MS);
      requestToast(copiedMessage!);
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
      requestToast(failedMessage!);
    }
  });
}
