export interface Reach {
  /** Milliseconds of `performance.now()`. */
  since: number;
  /** Which of the page's `[data-reach]` elements: React may have to draw them anew. */
  place: number;
}

/** The last reach of each kind while React was away. */
export type Reached = { [kind in 'pointerover' | 'focusin' | 'touchstart' | 'click']?: Reach };

export type ReachedIsland = HTMLElement & { reached?: Reached };

/**
 * Downloads and hydrates the page when a visitor reaches for a `[data-reach]` element.
 * `hover` is reached by mouse, pen and keyboard focus; `click` also by touch and click.
 * React takes `reached` off the island when it is there; after a failed download the next reach tries again.
 * While developing there are no `data-files`: the page wakes by itself.
 */
export function wakeOnReach() {
  const island = document.querySelector<ReachedIsland>('astro-island[data-files]');
  if (!island) return;
  let loading = false;
  const notice = async (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-reach]');
    if (!island.reached || !target || !isReach(event, target, loading)) return;
    const place = [...island.querySelectorAll('[data-reach]')].indexOf(target);
    island.reached[event.type as keyof Reached] = { since: performance.now(), place };
    if (loading) return;
    loading = true;
    try {
      await hydrate(island);
    } catch {
      loading = false;
      island.reached = {};
    }
  };
  island.reached = {};
  for (const kind of ['pointerover', 'focusin', 'touchstart', 'click'])
    island.addEventListener(kind, notice, { capture: true, passive: true });
}

const isReach = (event: Event, target: HTMLElement, loading: boolean) =>
  event.type === 'pointerover'
    ? (event as PointerEvent).pointerType !== 'touch' &&
      !target.contains((event as PointerEvent).relatedTarget as Node)
    : event.type === 'focusin'
      ? target.matches(':focus-visible')
      : loading || target.dataset['reach'] === 'click';

/** The files are a screen, which is the one export of its file, the renderer, and what both import. */
async function hydrate(island: HTMLElement) {
  const files = island.dataset['files']!.split(' ');
  // Whole files first: an import that fails is remembered by the browser, a fetch is not.
  await Promise.all(files.map(download));
  const [screen, renderer] = await Promise.all(
    files.slice(0, 2).map((file) => import(/* @vite-ignore */ file)),
  );
  const props = JSON.parse(island.dataset['props'] ?? '{}');
  await renderer.default(island)(Object.values(screen)[0], props, {}, {});
}

async function download(url: string) {
  const answer = await fetch(url);
  if (!answer.ok) throw answer;
  await answer.blob();
}
