import { requestToast } from './request-toast.ts';

const TICK_MS = 5000;

let tickTimer = 0;
let ticked: HTMLElement | undefined;

/**
 * Copies the text of any `[data-copy]` button that is clicked, and shows a tick on the button for 5 s. Where the
 * browser does not allow it, selects the element whose id is in `data-copy-source` instead.
 */
export function copyOnClick() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy, copySource, copiedMessage, failedMessage } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy!);
      tick(button);
      requestToast({ sentence: copiedMessage!, isDone: true });
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(copySource!)!);
      requestToast({ sentence: failedMessage!, isDone: false });
    }
  });
}

/** One tick at a time: it marks the text that is in the clipboard. */
function tick(button: HTMLElement) {
  untick();
  ticked = button;
  button.dataset['copied'] = '';
  clearTimeout(tickTimer);
  tickTimer = window.setTimeout(untick, TICK_MS);
}

function untick() {
  delete ticked?.dataset['copied'];
}
