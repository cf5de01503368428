const TOP_PX = 8;

/** Sets `data-at-top` on the root while the page stands at its top; the header's ground follows. */
export function markTop() {
  const mark = () => document.documentElement.toggleAttribute('data-at-top', scrollY <= TOP_PX);
  mark();
  addEventListener('scroll', mark, { passive: true });
}
