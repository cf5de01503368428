/**
 * Fills the `[data-counted]` sentence with what this page has loaded so far, from which hosts, and the cookies that it
 * can read, so that a visitor need not believe the privacy notice. What loads later is counted as it comes.
 */
export function countFiles() {
  const element = document.querySelector<HTMLElement>('[data-counted]');
  if (!element) return;
  const { counted, none } = element.dataset;
  // The page itself.
  const hosts = [location.host];

  new PerformanceObserver((entries) => {
    for (const { name } of entries.getEntries()) {
      // What extensions add has other schemes.
      if (name.startsWith('http')) hosts.push(new URL(name).host);
    }
    const cookies = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''));
    element.textContent = counted!
      .replace('{files}', `${hosts.length}`)
      .replace('{hosts}', [...new Set(hosts)].join(', '))
      .replace('{cookies}', cookies.join(', ') || none!);
  }).observe({ type: 'resource', buffered: true });
}
