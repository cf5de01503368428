/**
 * What the page script and React tell each other. What a visitor does before hydration is passed on once, as a pending
 * interaction; afterwards the page script dispatches events on `document`.
 */

/** What a visitor has done while React was downloaded. Times are in ms of `performance.now()`. */
export interface PendingInteraction {
  /** When the last hover or keyboard focus began, unless a click has ended it. */
  since?: number | undefined;
  /** The sentence of the last toast that was requested, and when. */
  toast?: { sentence: string; askedAt: number };
}

declare global {
  interface DocumentEventMap {
    /** `data-motion` on the root element has changed. */
    motionchange: Event;
    /** React has hydrated the page. */
    hydrated: Event;
    /** A toast with this sentence is requested. */
    toast: CustomEvent<string>;
  }
}
