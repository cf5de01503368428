/** Sets the copyright year to the current one: at load, and on a page that is restored or looked at again after New Year. */
export function showYear() {
  for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, writeYear);
}

function writeYear() {
  const year = document.querySelector('[data-year]');
  // The outer error screen replaces the footer too.
  if (year) year.textContent = `${new Date().getFullYear()}`;
}
