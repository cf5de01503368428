/** Sets the copyright year, because New Year may have passed since the build. */
export function showYear() {
  document.querySelector('[data-year]')!.textContent = `${new Date().getUTCFullYear()}`;
}
