/** Opens what is folded while the page is printed, where styles cannot: `::details-content` in print.css. */
export function openBeforePrint() {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    // Of those with one name only one can be open.
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [name])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
