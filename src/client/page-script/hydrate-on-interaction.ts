import { codes, type LanguageCode, languages, wordFiles } from '../../content/languages.ts';
import type { PendingInteraction } from '../../site/protocol.ts';

/**
 * Downloads React and hydrates the page when a visitor first interacts with a `[data-hydrate]` element: `hover` by
 * mouse, pen or keyboard focus, `click` also by touch and click. After a failed download the next interaction tries
 * again. Reading the page, following a link and copying do not need React.
 */
export function hydrateOnInteraction() {
  const root = document.getElementById('root')!;
  const hydrated = new AbortController();
  const pending: PendingInteraction = {};
  let isLoading = false;

  const handle = async (event: Event) => {
    // A click closes tooltips: neither the hover nor the focus before it may open one afterwards.
    if (event.type === 'click') pending.since = undefined;
    const target = (event.target as Element).closest<HTMLElement>('[data-hydrate]');
    if (!target || !isInteraction(event, target)) return;
    if (event.type === 'pointerover' || event.type === 'focusin') pending.since = performance.now();
    if (isLoading) return;
    isLoading = true;
    try {
      // In parallel. Pages of the first language have no data-language.
      const load = languages[(root.dataset['language'] ?? codes[0]) as LanguageCode];
      const [react, ...words] = await Promise.all([import('../hydrate.tsx'), ...wordFiles.map(load)]);
      react.hydrate(root, words, pending);
    } catch (error) {
      // Logged, because errors of our own code are caught here too.
      console.error(error);
      isLoading = false;
    }
  };

  const options = { capture: true, passive: true, signal: hydrated.signal };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click'])
    root.addEventListener(type, handle, options);
  document.addEventListener(
    'toast',
    ({ detail }) => {
      pending.toast = { sentence: detail, askedAt: performance.now() };
    },
    options,
  );
  document.addEventListener('hydrated', () => hydrated.abort());
}

const isInteraction = (event: Event, target: HTMLElement) =>
  event.type === 'pointerover'
    ? (event as PointerEvent).pointerType !== 'touch' &&
      !target.contains((event as PointerEvent).relatedTarget as Node)
    : event.type === 'focusin'
      ? target.matches(':focus-visible')
      : target.dataset['hydrate'] === 'click';
