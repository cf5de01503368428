/** Downloads the script that moves the drawings, once the first paint is over and a drawing is near the viewport. */
export function watchDrawings() {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // After a failed download the still pictures stay, and the next drawing that comes near tries again.
      import('../play/run-drawings.ts').then(({ runDrawings }) => runDrawings(), console.error);
    },
    { rootMargin: '10%' },
  );
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    for (const drawing of document.querySelectorAll('[data-drawing]')) near.observe(drawing);
  }).observe({ type: 'paint', buffered: true });
}
