import { cancelStamp } from './cancel-stamp.ts';
import { loadWidgets } from './load-widgets.ts';

const TICK_MS = 5000;

/**
 * Copies the text of a clicked `[data-copy]` button, and shows a tick on the last one for 5 s. If the browser forbids
 * copying, selects the element whose id is in `data-copy-source` instead. A toast says which of the two has happened.
 */
export function copyOnClick() {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy, copySource, copiedMessage, failedMessage } = button.dataset;
    let message = copiedMessage!;
    try {
      await navigator.clipboard.writeText(copy!);
      document.querySelector('[data-copied]')?.removeAttribute('data-copied');
      button.dataset['copied'] = '';
      cancelStamp(button);
      clearTimeout(timer);
      timer = setTimeout(() => delete button.dataset['copied'], TICK_MS);
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
      message = failedMessage!;
    }
    const widgets = await loadWidgets();
    widgets?.showToast(message);
  });
}
