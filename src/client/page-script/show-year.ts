/** Sets the copyright year when a page loads, is restored or is looked at again, because New Year may have passed. */
export function showYear() {
  const year = document.querySelector('[data-year]')!;
  const write = () => {
    year.textContent = `${new Date().getUTCFullYear()}`;
  };
  for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, write);
}
