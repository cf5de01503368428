/** Mends what browsers do around a transition from page to page. */
export function tameTransitions() {
  // WebKit ends the transition away from a page that it keeps for Back, and reports an error that nobody made.
  // https://bugs.webkit.org/show_bug.cgi?id=280703
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}));

  // While a page comes in, Chromium gives every click to its root: what is pointed at is shown, and clicked again.
  addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition());
  addEventListener('click', ({ target, clientX, clientY }) => {
    if (target !== document.documentElement) return;
    const meant = document.elementFromPoint(clientX, clientY);
    if (meant !== target) meant?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}
