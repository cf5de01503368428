/**
 * The registry of pages with their addresses in the first language; another language puts its code in front: /fr/about.
 * Every list of pages comes from it, in the order of the header. The name of a page is that of its words
 * (words/en/home.ts) and its screen (screens/Home.tsx).
 */
export const registry = {
  home: '/',
  services: '/services',
  methodology: '/methodology',
  about: '/about',
  contact: '/contact',
};

/** Texts link to a page by this name, so that only the registry has its address. */
export type PageId = keyof typeof registry;
