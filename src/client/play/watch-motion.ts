/**
 * Calls `update` with whether an element may move: it is in the window, the page is visible, and motion is not paused
 * (page-script/pause-on-click.ts). In forced colours nothing moves, because the button that pauses is hidden.
 */
export function watchMotion(element: Element, update: (mayMove: boolean) => void) {
  const forcedColors = matchMedia('(forced-colors: active)');
  let isInWindow = false;

  const report = () =>
    update(
      isInWindow &&
        !forcedColors.matches &&
        !document.hidden &&
        document.documentElement.dataset['motion'] === 'playing',
    );
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    report();
  }).observe(element);
  forcedColors.onchange = report;
  document.addEventListener('motionchange', report);
  document.addEventListener('visibilitychange', report);
}
