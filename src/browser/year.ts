/** Sets the copyright year to the visitor's: a page built last year, or left open over New Year, is right. */
export function showYear() {
  addEventListener('pageshow', () => {
    for (const year of document.querySelectorAll('[data-year]'))
      year.textContent = String(new Date().getFullYear());
  });
}
