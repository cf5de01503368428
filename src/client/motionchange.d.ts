interface DocumentEventMap {
  /** `data-motion` on the root element has changed: by page-script/pause-on-click.ts, for play/. */
  motionchange: Event;
}
