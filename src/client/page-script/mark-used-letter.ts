/**
 * Once the visitor has opened a letter of Contact in his mail program or copied it, none of them waits any more:
 * `data-state` on them all. The letter that was opened says so, and what to do if nothing opened.
 */
export function markUsedLetter() {
  const letters = document.querySelector<HTMLElement>('.letters');
  letters?.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('a, button');
    if (!pressed) return;
    letters.dataset['state'] = 'done';
    const status = pressed.closest('details')!.querySelector<HTMLElement>('[data-opened]')!;
    // The text itself changes: what only becomes visible would not be announced.
    if (pressed.matches('a')) status.textContent = status.dataset['opened']!;
  });
}
