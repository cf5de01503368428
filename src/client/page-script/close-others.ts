/** Keeps one `<details>` of a name open, where the browser does not: before Chrome 120, Firefox 130 and Safari 17.2. */
export function closeOthers() {
  if ('name' in HTMLDetailsElement.prototype) return;
  document.addEventListener(
    'toggle',
    ({ target: opened }) => closeAllBut(opened as HTMLDetailsElement),
    true,
  );
}

function closeAllBut(opened: HTMLDetailsElement) {
  const name = opened.getAttribute('name');
  if (!name || !opened.open) return;
  for (const other of document.querySelectorAll('details'))
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
}
