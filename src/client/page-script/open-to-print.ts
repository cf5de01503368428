/** Paper shows what is folded on a screen, also in browsers whose styles cannot: those without `::details-content`. */
export function openToPrint() {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      const { name } = details;
      // Of those with one name, only one can be open.
      details.name = '';
      details.open = true;
      addEventListener('afterprint', () => Object.assign(details, { open: false, name }), { once: true });
    }
  });
}
