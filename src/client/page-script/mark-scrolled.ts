const TOP_PX = 8;

/** Sets `data-scrolled` on the root element while the page is not at its top: the header is dark then. */
export function markScrolled() {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > TOP_PX);
  // Called after the first layout and before the paint: to read scrollY sooner would force a layout more.
  new ResizeObserver(mark).observe(document.body);
  addEventListener('scroll', mark, { passive: true });
}
