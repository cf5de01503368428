/**
 * Opens the closed `<details>` around what the address or a pressed link leads to. Chromium does so by itself; before
 * Firefox 139 and Safari 26 the visitor would see nothing happen.
 */
export function openTarget() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.pathname === location.pathname) open(link.hash);
  });
  addEventListener('hashchange', () => open(location.hash));
  open(location.hash);
}

function open(hash: string) {
  const target = document.getElementById(hash.slice(1));
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  folded.open = true;
  target!.scrollIntoView();
}
