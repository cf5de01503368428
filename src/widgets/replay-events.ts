import type { PendingEvent, PendingEvents } from './pending-events.ts';

/** Dispatches the pending hover and keyboard focus again, where they still last. */
export function replayEvents(events: PendingEvents) {
  const hovered = findTarget(events.get('pointerover'));
  if (hovered?.matches(':hover'))
    hovered.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  const focused = findTarget(events.get('focusin'));
  if (focused?.matches(':focus')) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

const findTarget = (event: PendingEvent | undefined) =>
  event && document.querySelectorAll<HTMLElement>('[data-hydrate]')[event.index];
