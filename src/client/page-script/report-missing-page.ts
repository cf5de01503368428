/** Logs the path that was not found; on a prerendered page once it is activated. */
export function reportMissingPage() {
  const { dataset } = document.documentElement;
  const report = () => 'notFound' in dataset && console.error(`404: ${location.pathname}`);
  if (document.prerendering) document.addEventListener('prerenderingchange', report);
  else report();
}
