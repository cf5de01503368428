/**
 * The pages in the order of the header. The name of a page is that of its address and of its files: pages/[...lang]/about.astro,
 * screens/About.tsx, and about.ts in each language. Home is at / in index.astro.
 */
export const PAGES = ['home', 'services', 'methodology', 'about', 'contact'] as const;

/** Texts link to a page by this name. */
export type PageId = (typeof PAGES)[number];
