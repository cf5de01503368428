/**
 * WebKit ends the transition away from a page that it keeps for Back, and then reports an error that nobody made.
 * https://bugs.webkit.org/show_bug.cgi?id=280703
 */
export function quietTransitions() {
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
}
