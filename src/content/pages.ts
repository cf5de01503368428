import type { PageEntry } from '../site/pages.ts';

/** The registry of pages, in the order of the header; every list of pages comes from it. Words: words/en/pages.ts. */
export const registry = {
  home: { path: '/', kind: 'WebSite', drawing: 'hero' },
  services: { path: '/services', kind: 'Service', drawing: 'agents' },
  methodology: { path: '/methodology', kind: 'WebPage', drawing: 'field' },
  about: { path: '/about', kind: 'AboutPage', drawing: 'about' },
  contact: { path: '/contact', kind: 'ContactPage', drawing: 'contact' },
} satisfies Record<string, PageEntry>;
