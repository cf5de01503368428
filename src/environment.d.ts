interface ImportMetaEnv {
  /** The year of the build's date: see build/outputs/build-date.ts. */
  readonly BUILD_YEAR: number;
}

/** The language of the build, and the one whose pages are at the root: see build/languages/speak.ts. */
declare const BUILD_LANGUAGE: string | undefined;
declare const ROOT_LANGUAGE: string | undefined;

interface Document {
  /** Prerendered and not activated yet; undefined in browsers that do not prerender. */
  readonly prerendering?: boolean;
}
