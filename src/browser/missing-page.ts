/** Tells whoever looks at the console which path led nowhere; of a page made ready in advance, once it is shown. */
export function reportMissingPage() {
  const { dataset } = document.documentElement;
  const report = () => 'missing' in dataset && console.error(`404: ${location.pathname}`);
  if (document.prerendering) document.addEventListener('prerenderingchange', report);
  else report();
}
