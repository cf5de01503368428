/**
 * What the page script and React tell each other. What a visitor does before React has come is handed over once, as a
 * pending interaction; afterwards the page script dispatches events on `document`.
 */

export interface ToastRequest {
  sentence: string;
  /** Something was done, which the toast ticks. */
  isDone: boolean;
}

/** What a visitor has done while React was downloaded. Times are in ms of `performance.now()`. */
export interface PendingInteraction {
  /** When the last hover or keyboard focus began, unless a click has ended it. */
  since?: number | undefined;
  /** The last toast that was asked for, and when. */
  toast?: { request: ToastRequest; askedAt: number };
}

declare global {
  interface DocumentEventMap {
    /** `data-motion` on the root element has changed. */
    motionchange: Event;
    /** React owns the page from here on. */
    hydrated: Event;
    /** A toast is asked for. */
    toast: CustomEvent<ToastRequest>;
  }
}
