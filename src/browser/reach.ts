import type { ClientDirective } from 'astro';

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
 * `client:reach`: downloads and hydrates a page when a visitor reaches for a `[data-reach]` element.
 * `hover` is reached by mouse, pen and keyboard focus; `click` also by touch and click.
 * React takes `reached` off the island when it is there; after a failed download the next reach tries again.
 */
const reach: ClientDirective = (load, _options, island: ReachedIsland) => {
  let loading = false;
  const notice = async (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-reach]');
    if (!island.reached || !target || !isReach(event, target, loading)) return;
    const place = [...island.querySelectorAll('[data-reach]')].indexOf(target);
    island.reached[event.type as keyof Reached] = { since: performance.now(), place };
    if (loading) return;
    loading = true;
    try {
      // Whole files first: an import that fails is remembered by the browser, a fetch is not.
      await Promise.all(island.dataset['files']!.split(' ').map(download));
      await (await load())();
    } catch {}
    loading = !island.hasAttribute('ssr');
    if (!loading) island.reached = {};
  };
  island.reached = {};
  for (const kind of ['pointerover', 'focusin', 'touchstart', 'click'])
    island.addEventListener(kind, notice, { capture: true, passive: true });
};

const isReach = (event: Event, target: HTMLElement, loading: boolean) =>
  event.type === 'pointerover'
    ? (event as PointerEvent).pointerType !== 'touch' &&
      !target.contains((event as PointerEvent).relatedTarget as Node)
    : event.type === 'focusin'
      ? target.matches(':focus-visible')
      : loading || target.dataset['reach'] === 'click';

const download = async (url: string) => {
  const answer = await fetch(url);
  if (!answer.ok) throw answer;
  await answer.blob();
};

export default reach;
