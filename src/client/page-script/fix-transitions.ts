const MIDDLE_BUTTON = 1;

/** Works around two browser bugs in transitions from page to page. */
export function fixTransitions() {
  // WebKit skips the transition when the old page enters the back/forward cache, or when the window is resized during
  // it, and reports an unhandled rejection. https://bugs.webkit.org/show_bug.cgi?id=280703
  addEventListener('pageswap', ({ viewTransition }) => ignoreSkipped(viewTransition));
  ignoreSkipped(document.activeViewTransition);

  // During the transition Chromium targets every click at the root element: repeat it on the element under the pointer.
  addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition());
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, repeatClick);
}

const ignoreSkipped = (transition?: ViewTransition | null) => transition?.ready.catch(() => {});

function repeatClick(event: MouseEvent) {
  if (event.target !== document.documentElement) return;
  const target = document.elementFromPoint(event.clientX, event.clientY);
  const link = target?.closest('a');
  // A scripted middle click has no default action.
  if (event.button === MIDDLE_BUTTON && link) open(link.href, '_blank', 'noopener');
  // Initialised from the event, to keep Ctrl, Cmd and Shift.
  if (event.type === 'click' && target !== event.target)
    target?.dispatchEvent(new MouseEvent('click', event));
}
