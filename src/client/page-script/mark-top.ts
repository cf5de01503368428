const TOP_PX = 8;

/**
 * Sets `data-at-top` on the root element while the page is scrolled to its top: the header is transparent there.
 * Where the stylesheet follows the scroll position by itself, there is nothing to do: see Header.css.
 */
export function markTop() {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const mark = () => document.documentElement.toggleAttribute('data-at-top', scrollY <= TOP_PX);
  // In a frame, where the page is laid out anyway: reading scrollY now would force one more layout.
  requestAnimationFrame(mark);
  addEventListener('scroll', mark, { passive: true });
}
