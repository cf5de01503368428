/**
 * Lets the `[data-prints]` button print the blank offer alone: print.css hides the rest while the root element has
 * `data-prints-offer`.
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
