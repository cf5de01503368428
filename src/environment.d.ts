interface ImportMetaEnv {
  /** The year of the build's date: see build-time/facts/read-build-date.ts. */
  readonly BUILD_YEAR: number;
}

interface Document {
  /** Prerendered and not activated yet; undefined in browsers that do not prerender. */
  readonly prerendering?: boolean;
}
