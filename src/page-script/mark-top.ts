const TOP_PX = 8;

/** Sets `data-at-top` on the root element while the page is scrolled to its top: the header is transparent there. */
export function markTop() {
  const mark = () => document.documentElement.toggleAttribute('data-at-top', scrollY <= TOP_PX);
  mark();
  addEventListener('scroll', mark, { passive: true });
}
