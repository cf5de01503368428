const TOP_PX = 8;

/** Sets `data-scrolled` on the root element while the page is scrolled. The header is dark then. */
export function markScrolled() {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > TOP_PX);
  // The observer runs after the first layout and before the first paint. Reading scrollY sooner would force a layout.
  new ResizeObserver(mark).observe(document.body);
  addEventListener('scroll', mark, { passive: true });
}
