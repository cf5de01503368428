/**
 * The menu opens and closes by itself (it is a popover). This says so in `aria-expanded`, and closes it
 * where the browser does not: on a link to this very page, when the focus leaves, when the page comes
 * back from the back/forward cache, and when the window grows to where the links stand in a row.
 */
export function runMenu() {
  const menu = document.querySelector<HTMLElement>('.header__menu')!;
  const toggle = document.querySelector<HTMLElement>('.header__toggle')!;
  const header = menu.parentElement!;
  // A browser without popovers shows the links as a row, and has nothing to open.
  if (!menu.hidePopover) return;

  const close = () => menu.hidePopover();
  toggle.ariaExpanded = 'false';
  menu.addEventListener('toggle', ({ newState }) => {
    toggle.ariaExpanded = String(newState === 'open');
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close();
  });
  // Safari does not focus a button that is clicked, so it would give the focus back to nothing.
  menu.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toggle.focus();
  });
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !header.contains(relatedTarget as Node)) close();
  });
  addEventListener('pageshow', close);
  matchMedia('(width >= 900px)').addEventListener('change', close);
}
