import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** React comes when a visitor reaches for something that needs it: see browser/reach.ts. */
    'client:reach'?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    /** The year of the build's date: see build/build-date.ts. */
    readonly BUILD_YEAR: number;
  }
}
