/** The company's mark: one tile of the pattern with stronger strokes. Icons and sharing pictures are made from it. The owner replaces this file. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M23.6 0A23.6 23.6 0 0 1 0 23.6" strokeWidth=".8" />
      <path d="M21 0A21 21 0 0 1 0 21" strokeWidth="1.2" />
      <path d="M16.8 0A16.8 16.8 0 0 1 0 16.8" strokeWidth="2.4" />
      <path d="M9.6 0A9.6 9.6 0 0 1 0 9.6" strokeWidth="4.8" />
    </svg>
  );
}
