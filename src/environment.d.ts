interface ImportMetaEnv {
  /** The year of the build's date: see machine/build-date.ts. */
  readonly BUILD_YEAR: number;
}
