/** The mark for icons of 16 px: three rings on the pixel grid, because four would blur. The owner replaces this file too. */
export function SmallMark() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M14.5 0A14.5 14.5 0 0 1 0 14.5" strokeWidth="1" />
      <path d="M10.5 0A10.5 10.5 0 0 1 0 10.5" strokeWidth="3" />
      <path d="M5 0A5 5 0 0 1 0 5" strokeWidth="4" />
    </svg>
  );
}
