/**
 * Downloads the script that moves the drawings once one is near the viewport. An observer first reports in the frame of the
 * first paint, so this doesn't delay it.
 */
export function watchDrawings() {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // After a failed download the still pictures stay, and the next drawing that comes near tries again.
      import('../play/run-drawings.ts').then(({ runDrawings }) => runDrawings(), console.error);
    },
    { rootMargin: '10%' },
  );
  for (const drawing of document.querySelectorAll('[data-drawing]')) near.observe(drawing);
}
