import { loadWidgets } from './load-widgets.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** In which the pointer may reach the tooltip, also aslant. */
const LEAVE_DELAY_MS = 100;

/**
 * Shows the tooltip of a `[data-tooltip]` element after a hover of 700 ms by mouse or pen, at once within 300 ms of
 * another or by keyboard focus, until a click, blur, Escape, scroll, or until the pointer leaves both. React, which
 * renders it, is downloaded when the first hover begins.
 */
export function showTooltips() {
  let shown: HTMLElement | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function show(element: HTMLElement | undefined) {
    clearTimeout(timer);
    shown = element;
    const widgets = await loadWidgets();
    // What is to be shown by now.
    widgets?.showTooltip(shown);
  }
  function showLater(element: HTMLElement) {
    clearTimeout(timer);
    const isSkipped = shown || performance.now() - closedAt < SKIP_DELAY_MS;
    timer = setTimeout(show, isSkipped ? 0 : OPEN_DELAY_MS, element);
    loadWidgets();
  }
  function leave() {
    clearTimeout(timer);
    timer = setTimeout(close, LEAVE_DELAY_MS);
  }
  function close() {
    clearTimeout(timer);
    if (!shown) return;
    closedAt = performance.now();
    show(undefined);
  }

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handle, { capture: true, passive: true });

  listen('pointerover', ({ target, relatedTarget, pointerType }) => {
    const entered = findPlace(target);
    if (pointerType === 'touch' || entered === findPlace(relatedTarget)) return;
    if (!entered) leave();
    else if (entered.role === 'tooltip') clearTimeout(timer);
    else showLater(entered);
  });
  document.documentElement.addEventListener('pointerleave', leave);
  listen('focusin', ({ target }) => {
    const element = findPlace(target);
    // One frame later: the scroll that brings the element into view would close it.
    if (element) requestAnimationFrame(() => element.matches(':focus-visible') && show(element));
  });
  listen('keydown', ({ key }) => key === 'Escape' && close());
  for (const type of ['focusout', 'click'] as const) listen(type, close);
  // Not a hover that has only begun: the page may have been scrolled under the pointer.
  listen('scroll', () => shown && close());
}

/** The element with a tooltip, or the tooltip, that an event is on. */
const findPlace = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip], [role="tooltip"]') : null;
