/** Each kind of drawing has a file of its own, so that no page downloads what it does not show. */
const run = {
  tiles: () => import('../play/run-tiles.ts').then((script) => script.runTiles()),
  services: () => import('../play/run-service-drawings.ts').then((script) => script.runServiceDrawings()),
};

/**
 * Downloads the scripts of drawings after the first paint: once a drawing is near the viewport, or, if it plays on
 * hover, at the first hover or focus of its link.
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
  // On a page that the browser has translated, React renders new drawings.
  document.addEventListener('hydrated', watch);
}

async function load({ dataset }: HTMLElement) {
  try {
    // In parallel: the second file imports the first.
    await Promise.all([import('../play/run-drawings.ts'), run[dataset['kind'] as keyof typeof run]()]);
  } catch (error) {
    // The still picture stays; the next drawing that is near or hovered tries again.
    console.error(error);
  }
}
