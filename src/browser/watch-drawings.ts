/** Fetches the script of the drawings once the page is painted and one of them is near the window. */
export function watchDrawings() {
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      try {
        const { runDrawings } = await import('./drawings.ts');
        near.disconnect();
        runDrawings();
      } catch (error) {
        // The still pictures stay, and the next drawing that comes near tries again.
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
