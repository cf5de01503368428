/** One tile, large: a quarter of four rings round its first corner. */
export function Tile() {
  return (
    <svg className="tile" viewBox="0 0 100 100" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M98.6 0A98.6 98.6 0 0 1 0 98.6" strokeWidth="2.6" />
      <path d="M87.5 0A87.5 87.5 0 0 1 0 87.5" strokeWidth="5" />
      <path d="M70 0A70 70 0 0 1 0 70" strokeWidth="10" />
      <path d="M40 0A40 40 0 0 1 0 40" strokeWidth="20" />
    </svg>
  );
}
