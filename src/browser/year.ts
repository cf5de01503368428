/**
 * Sets the copyright year to the visitor's: right on a page that was built last year, that comes back from the
 * back/forward cache, or whose tab is looked at again after New Year.
 */
export function showYear() {
  for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, writeYear);
}

function writeYear() {
  const year = document.querySelector('[data-year]');
  // The error screen may stand in place of the whole page, footer included.
  if (year) year.textContent = `${new Date().getFullYear()}`;
}
