/** Logs the path that was not found. Browsers show no prerendered page that was answered with an error. */
export function reportMissingPage() {
  if ('notFound' in document.documentElement.dataset) console.error(`404: ${location.pathname}`);
}
