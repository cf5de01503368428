/** Downloads the script of drawings, or that of tiles, after the first paint: once one is near the viewport. */
export function watchDrawings() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
    },
    { rootMargin: '50%' },
  );
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    for (const drawing of document.querySelectorAll('[data-drawing]')) near.observe(drawing);
  }).observe({ type: 'paint', buffered: true });
}

async function load(drawing: Element) {
  try {
    if (drawing.querySelector('canvas')) (await import('../play/run-drawings.ts')).runDrawings();
    else (await import('../play/run-tiles.ts')).runTiles();
  } catch (error) {
    // The still picture stays; the next drawing that is near tries again.
    console.error(error);
  }
}
