/** Sets the copyright year to the current one: at load, and on a page that is restored or looked at again after New Year. */
export function showYear() {
  const year = document.querySelector('[data-year]')!;
  const write = () => {
    year.textContent = `${new Date().getFullYear()}`;
  };
  for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, write);
}
