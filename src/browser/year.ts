/**
 * Sets the copyright year to the visitor's: right on a page that was built last year, that comes back from the
 * back/forward cache, or whose tab is looked at again after New Year.
 */
export function showYear() {
  for (const moment of ['pageshow', 'visibilitychange']) addEventListener(moment, writeYear);
}

function writeYear() {
  document.querySelector('[data-year]')!.textContent = `${new Date().getFullYear()}`;
}
