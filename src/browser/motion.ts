/**
 * Keeps `data-motion` on the root element: "playing" or "paused", by the visitor's choice, which is kept for the
 * next pages, or else by the system's wish for reduced motion. Any `.motion-button` turns it round, for the whole
 * site; `motionchange` on the document tells of it.
 */
export function startMotion() {
  const { dataset } = document.documentElement;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let choice: string | undefined;

  const show = () => {
    try {
      choice = localStorage['motion'] ?? choice;
    } catch {}
    dataset['motion'] = choice ?? (reduced.matches ? 'paused' : 'playing');
    const paused = dataset['motion'] === 'paused';
    for (const button of document.querySelectorAll('.motion-button'))
      button.ariaLabel = paused ? 'Play motion' : 'Pause motion';
    document.dispatchEvent(new Event('motionchange'));
  };

  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.motion-button')) return;
    choice = dataset['motion'] === 'paused' ? 'playing' : 'paused';
    try {
      localStorage['motion'] = choice;
    } catch {}
    show();
  });
  reduced.addEventListener('change', show);
  // After a choice on another page: out of the back/forward cache, made ready in advance, or in another tab.
  for (const moment of ['pageshow', 'visibilitychange']) addEventListener(moment, show);
  // React draws a page anew when it finds it translated.
  document.addEventListener('awake', show);
  show();
}
