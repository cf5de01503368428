/** Works round what browsers do during a transition from page to page. */
export function tameTransitions() {
  // WebKit ends the transition away from a page that it keeps for Back, and reports an error that nobody made.
  // https://bugs.webkit.org/show_bug.cgi?id=280703
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}));

  // While a page comes in, Chromium gives every click to the root element: it is repeated on what is pointed at.
  addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition());
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, repeatClick);
}

function repeatClick(event: MouseEvent) {
  if (event.target !== document.documentElement) return;
  const target = document.elementFromPoint(event.clientX, event.clientY);
  // Made from the event, so that the middle button and Ctrl, Cmd or Shift open the link where they should.
  if (target !== event.target) target?.dispatchEvent(new MouseEvent(event.type, event));
}
