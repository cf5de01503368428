import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** React comes when a visitor reaches for something that needs it: see browser/reach.ts. */
    'client:reach'?: boolean;
  }
}
