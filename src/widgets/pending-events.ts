export interface PendingEvent {
  /** Which of the page's `[data-hydrate]` elements: React may render them anew. */
  index: number;
  /** Milliseconds of `performance.now()`. */
  since: number;
}

/** The last hover and the last keyboard focus before the page was hydrated. */
export type PendingEvents = Map<'pointerover' | 'focusin', PendingEvent>;
