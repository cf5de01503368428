/** What is the same for a page in every language. */
export interface PageEntry {
  /** The address in the first language. Another language puts its code in front: /fr/about. */
  path: string;
  /** Its type in https://schema.org, for search engines. */
  schemaType: 'WebSite' | 'Service' | 'WebPage' | 'AboutPage' | 'ContactPage';
  /** On the picture of its shared link: a name in src/outputs/share/motifs.ts. */
  motif: 'hero' | 'agents' | 'research' | 'saas' | 'people' | 'field' | 'ring';
}

/**
 * The registry of pages, in the order of the header; every list of pages comes from it. The name of a page is that of
 * its words (words/en/home.ts) and its screen (screens/Home.tsx).
 */
export const registry = {
  home: { path: '/', schemaType: 'WebSite', motif: 'hero' },
  services: { path: '/services', schemaType: 'Service', motif: 'agents' },
  methodology: { path: '/methodology', schemaType: 'WebPage', motif: 'field' },
  about: { path: '/about', schemaType: 'AboutPage', motif: 'people' },
  contact: { path: '/contact', schemaType: 'ContactPage', motif: 'ring' },
} satisfies Record<string, PageEntry>;

/** Texts link to a page by this name, so that only the registry has its address. */
export type PageId = keyof typeof registry;
