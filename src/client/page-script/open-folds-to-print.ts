/**
 * Opens all folds for a print, and closes them afterwards. Where browsers know `::details-content`, print.css does so
 * without a script. Email drafts share a name, so that only one of them can be open.
 */
export function openFoldsToPrint() {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [name])')];
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
}
