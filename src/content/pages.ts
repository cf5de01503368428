import { company } from './company.ts';

/** What a browser tab, a search engine and a shared link say of each page. */
export const pages = {
  home: {
    path: '/',
    /** Fits the sample's name: Muster means pattern. */
    title: `${company.name}: intelligent agents made to your pattern`,
    description: `${company.name} in ${company.town} builds custom intelligent agents, does applied AI research and develops SaaS platforms.`,
  },
  services: {
    path: '/services',
    title: `Services: ${company.name}`,
    description: 'Custom agent development, AI research and custom SaaS development, one team for all three.',
  },
  methodology: {
    path: '/methodology',
    title: `Methodology: ${company.name}`,
    description:
      'The Deliver Impact methodology in three phases: discovery, iterative development, scaling for impact.',
  },
  about: {
    path: '/about',
    title: `About: ${company.name}`,
    description: `Mission, values and company information of ${company.name}, ${company.town}.`,
  },
  contact: {
    path: '/contact',
    title: `Contact: ${company.name}`,
    description: `Address, email and company registration number of ${company.name}.`,
  },
  notFound: {
    path: '/404',
    title: `Page not found: ${company.name}`,
    description: 'This address leads to no page of this site.',
  },
} as const;
