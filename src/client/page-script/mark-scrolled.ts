const TOP_PX = 8;

/** Sets `data-scrolled` on the root element while the page is not at its top: the header is dark then. */
export function markScrolled() {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > TOP_PX);
  // In a frame, where the page is laid out anyway: reading scrollY now would force one more layout.
  requestAnimationFrame(mark);
  addEventListener('scroll', mark, { passive: true });
}
