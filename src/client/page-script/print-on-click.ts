/**
 * Prints the part of the page around a `[data-prints]` button, and the footer's facts, when the button is clicked.
 * Until it is printed, `data-prints` on the root element names the part by its id; `data-can-print` shows the buttons.
 */
export function printOnClick() {
  const { dataset } = document.documentElement;
  dataset['canPrint'] = '';
  // Not after print(): on phones it returns before the page is printed.
  addEventListener('afterprint', () => delete dataset['prints']);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-prints]:not(:root)');
    if (!button) return;
    dataset['prints'] = button.closest('[id]')!.id;
    print();
  });
}
