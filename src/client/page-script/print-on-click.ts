/**
 * The `[data-prints]` button prints the offer alone: `data-prints-offer` on the root element says so to the styles until
 * it is printed.
 */
export function printOnClick() {
  const { dataset } = document.documentElement;
  // Not after print(): on phones it returns before the page is printed.
  addEventListener('afterprint', () => delete dataset['printsOffer']);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-prints]')) return;
    dataset['printsOffer'] = '';
    print();
  });
}
