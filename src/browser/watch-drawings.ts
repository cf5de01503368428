// As a worker's file, which it is not, it comes in one piece with an address of its own; import() would bring
// Vite's preload helper to every page.
import url from './drawings.ts?worker&url';

/** Fetches the script of the drawings once the page is painted and one of them is near the window. */
export function watchDrawings() {
  let failures = 0;
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      try {
        // Browsers may remember that an import failed, so the next one goes by another address.
        await import(/* @vite-ignore */ failures ? `${url}?${failures}` : url);
        near.disconnect();
      } catch {
        // The still pictures stay, and the next drawing that comes near tries again.
        failures++;
      }
    },
    { rootMargin: '50%' },
  );
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    for (const drawing of document.querySelectorAll('.drawing')) near.observe(drawing);
  }).observe({ type: 'paint', buffered: true });
}
