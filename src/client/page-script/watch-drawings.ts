/**
 * Downloads the script of drawings or that of tiles after the first paint: once one is near the viewport, or, if it
 * plays on hover, at the first hover or focus of its link.
 */
export function watchDrawings() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLElement);
    },
    { rootMargin: '50%' },
  );
  const watch = () => {
    for (const drawing of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-playable])')) {
      const link = drawing.dataset['plays'] && drawing.closest('li')?.querySelector('a');
      if (link) link.onpointerenter = link.onfocus = () => load(drawing);
      else near.observe(drawing);
    }
  };
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    watch();
  }).observe({ type: 'paint', buffered: true });
}

async function load(drawing: HTMLElement) {
  try {
    if (drawing.querySelector('canvas')) (await import('../play/run-drawings.ts')).runDrawings();
    else (await import('../play/run-tiles.ts')).runTiles();
  } catch (error) {
    // The still picture stays; the next drawing that is near or hovered tries again.
    console.error(error);
  }
}
