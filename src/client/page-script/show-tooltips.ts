import { loadWidgets } from './load-widgets.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** The pointer has this long to reach the tooltip, also diagonally. */
const LEAVE_DELAY_MS = 100;

/**
 * Shows the tooltip of a `[data-tooltip]` element when a mouse or pen has hovered for 700 ms. It opens at once within
 * 300 ms of another tooltip, and on keyboard focus. A click, blur, Escape or scroll closes it, and so does a pointer
 * that leaves both. Touch shows no tooltip, so the page must say the same elsewhere.
 */
export function showTooltips() {
  let shown: HTMLElement | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Replaces what is scheduled. */
  function schedule(ms: number, action: () => unknown) {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  }
  async function show(element?: HTMLElement) {
    clearTimeout(timer);
    shown = element;
    const widgets = await loadWidgets();
    // Another element may have replaced this one during the download.
    if (widgets) widgets.showTooltip(shown);
    else shown = undefined;
  }
  function enter(element: HTMLElement) {
    loadWidgets();
    const isNext = shown || performance.now() - closedAt < SKIP_DELAY_MS;
    schedule(isNext ? 0 : OPEN_DELAY_MS, () => show(element));
  }
  function close() {
    clearTimeout(timer);
    if (!shown) return;
    closedAt = performance.now();
    show();
  }
  const leave = () => schedule(LEAVE_DELAY_MS, close);

  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const entered = findTarget(target);
    if (pointerType === 'touch' || entered === findTarget(relatedTarget)) return;
    if (!entered) leave();
    else if (entered.role === 'tooltip') clearTimeout(timer);
    else enter(entered);
  });
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('focusin', ({ target }) => {
    const element = findTarget(target);
    // The scroll that brings the element into view would close the tooltip, so it opens a frame later.
    if (element) requestAnimationFrame(() => element.matches(':focus-visible') && show(element));
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  document.addEventListener('focusout', close);
  document.addEventListener('click', close);
  // A hover that has just begun goes on, because the page may be scrolling under the pointer.
  document.addEventListener('scroll', () => shown && close());
}

/** Finds the element with a tooltip, or the tooltip itself, that an event happened on. */
const findTarget = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip], [role="tooltip"]') : null;
