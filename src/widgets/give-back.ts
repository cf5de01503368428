import type { Reach, Reached } from '../browser/reach.ts';

const find = (reach: Reach) => document.querySelectorAll<HTMLElement>('[data-reach]')[reach.place];

/** Repeats to React the hover, focus and click that woke it. */
export function giveBack({ pointerover, focusin, click }: Reached) {
  const hovered = pointerover && find(pointerover);
  if (hovered?.matches(':hover'))
    hovered.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  const focused = focusin && find(focusin);
  if (focused) giveFocusBack(focused);
  const clicked = click && find(click);
  if (clicked) giveClickBack(clicked);
}

/** Focus is lost to the body where React had to draw the page anew: translated text is not what it expects. */
function giveFocusBack(element: HTMLElement) {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
  else if (document.activeElement === element)
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** To React alone: a link has been followed and the page's script has had its click already. */
function giveClickBack(element: HTMLElement) {
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const island = element.closest('astro-island');
  island?.addEventListener('click', keep, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
