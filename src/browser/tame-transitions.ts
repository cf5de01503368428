const MIDDLE_BUTTON = 1;

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
  const link = target?.closest('a');
  // Browsers do nothing on a middle click that a script has made.
  if (event.button === MIDDLE_BUTTON && link) open(link.href, '_blank', 'noopener');
  // Made from the event, so that Ctrl, Cmd or Shift opens a link where it should.
  if (event.type === 'click' && target !== event.target)
    target?.dispatchEvent(new MouseEvent('click', event));
}
