interface Document {
  /** The page is made ready in advance and not shown yet; absent where browsers do not do that. */
  readonly prerendering?: boolean;
}
