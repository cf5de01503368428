/** Logs the path of a missing page. */
export function reportMissingPage() {
  if ('notFound' in document.documentElement.dataset) console.error(`404: ${location.pathname}`);
}
