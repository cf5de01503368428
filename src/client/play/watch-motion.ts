/**
 * Calls `update` with whether an element may move: it is in the window, the page is visible, and motion is not paused
 * (page-script/pause-on-click.ts). In forced colours, a canvas has no box, so it is not in the window.
 */
export function watchMotion(element: Element, update: (mayMove: boolean) => void) {
  let isInWindow = false;

  const report = () =>
    update(isInWindow && !document.hidden && document.documentElement.dataset['motion'] === 'playing');
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    report();
  }).observe(element);
  document.addEventListener('motionchange', report);
  document.addEventListener('visibilitychange', report);
}
