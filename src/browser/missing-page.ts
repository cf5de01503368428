/** Tells whoever looks at the console which path led nowhere. */
export function reportMissingPage() {
  if (document.documentElement.hasAttribute('data-missing')) console.error(`404: ${location.pathname}`);
}
