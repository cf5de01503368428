interface Document {
  /** Prerendered and not activated yet; undefined in browsers that do not prerender. */
  readonly prerendering?: boolean;
}
