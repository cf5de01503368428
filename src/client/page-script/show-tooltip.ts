import { loadWidgets } from './load-widgets.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** The pointer has this long to reach the tooltip, also diagonally. */
const LEAVE_DELAY_MS = 100;

/**
 * Shows the tooltip of the `[data-tooltip]` element when a mouse or pen has hovered for 700 ms. It opens at once within 300 ms
 * of its closing, and on keyboard focus. A click, blur, Escape or scroll closes it, and so does a pointer that leaves both.
 * Touch shows no tooltip, so the page must say the same elsewhere.
 */
export function showTooltip() {
  const element = document.querySelector<HTMLElement>('[data-tooltip]')!;
  const tooltip = document.getElementById('widgets')!;
  let isShown = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open() {
    isShown = true;
    const widgets = await loadWidgets();
    // It may have been closed during the download.
    if (isShown) widgets?.showTooltip(element);
  }
  async function close() {
    clearTimeout(timer);
    if (!isShown) return;
    isShown = false;
    closedAt = performance.now();
    const widgets = await loadWidgets();
    widgets?.showTooltip(undefined);
  }
  function schedule(action: () => void, ms: number) {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  }
  const leave = () => schedule(close, LEAVE_DELAY_MS);

  element.onpointerenter = ({ pointerType }) => {
    if (pointerType === 'touch') return;
    loadWidgets();
    schedule(open, performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
  };
  element.onpointerleave = leave;
  tooltip.onpointerenter = () => clearTimeout(timer);
  tooltip.onpointerleave = leave;
  // The scroll that brings the element into view would close the tooltip, so it opens a frame later.
  element.onfocus = () => requestAnimationFrame(() => element.matches(':focus-visible') && open());
  element.onblur = close;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  document.addEventListener('click', close);
  // A hover that has just begun goes on, because the page may be scrolling under the pointer.
  document.addEventListener('scroll', () => isShown && close());
}
