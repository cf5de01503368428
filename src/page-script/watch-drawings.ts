/** Downloads the script of the drawings after the first paint, once a drawing is near the viewport. */
export function watchDrawings() {
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      try {
        const { runDrawings } = await import('../illustrations/play/run-drawings.ts');
        near.disconnect();
        runDrawings();
      } catch (error) {
        // The still pictures stay; the next drawing near the viewport tries again.
        console.error(error);
      }
    },
    { rootMargin: '50%' },
  );
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    for (const drawing of document.querySelectorAll('.drawing')) near.observe(drawing);
  }).observe({ type: 'paint', buffered: true });
}
