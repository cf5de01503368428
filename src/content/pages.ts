import { company } from './company.ts';

export interface Page {
  path: string;
  /** For browser tabs, search engines and shared links: no two alike, at most 60 and 155 characters. */
  title: string;
  description: string;
}

export interface ListedPage extends Page {
  /** Its name in header and footer; a page without one is not linked there. */
  label?: string;
  /** What search engines are told that it is, in the words of https://schema.org. */
  kind: 'WebSite' | 'Service' | 'WebPage' | 'AboutPage' | 'ContactPage';
  /** Of its shared link: a title, a drawing of `build/outputs/share/drawings.ts`, and what that shows in words. */
  picture: { title: string; drawing: string; alt: string };
}

/** What search engines show of each before they cut it. */
export const LONGEST_TITLE = 60;
export const LONGEST_DESCRIPTION = 155;

const { name, town, email, uid } = company;

/** The registry of pages, in the order of the header: whatever lists them is made from this. */
const listed = {
  home: {
    path: '/',
    label: 'Home',
    title: addName(`Custom AI agents from ${town}`),
    description: chooseFirst(LONGEST_DESCRIPTION, [
      `${name} in ${town} builds custom AI agents that take over recurring office work within limits you set. Also applied AI research and SaaS platforms.`,
      `${name} builds custom AI agents that take over recurring office work within limits you set.`,
    ]),
    kind: 'WebSite',
    picture: {
      title: 'Custom agents for recurring work',
      drawing: 'hero',
      alt: 'A square of ringed tiles, one of them in another colour.',
    },
  },
  services: {
    path: '/services',
    label: 'Services',
    title: addName('AI agents, AI research, SaaS development'),
    description: chooseFirst(LONGEST_DESCRIPTION, [
      `Custom AI agents, applied AI research and SaaS platforms from ${name}: an example of each, and how your data is treated.`,
      'Custom AI agents, applied AI research and SaaS platforms: an example of each, and how your data is treated.',
    ]),
    kind: 'Service',
    picture: {
      title: 'Agents, research, platforms',
      drawing: 'agents',
      alt: 'Twelve discs of three sizes; lines connect those that are close, and one has another colour.',
    },
  },
  methodology: {
    path: '/methodology',
    label: 'Methodology',
    title: addName('Methodology: how an AI agent project runs'),
    description:
      'Discovery, iterative development, scaling for impact: what you receive, where you can stop, and every line of the offer before it is filled in.',
    kind: 'WebPage',
    picture: {
      title: 'The Deliver Impact methodology',
      drawing: 'field',
      alt: 'A field of ringed tiles: out of order at the top, whole circles at the foot, and between them one tile in another colour.',
    },
  },
  about: {
    path: '/about',
    label: 'About',
    title: chooseFirst(LONGEST_TITLE, [`About ${name}: AI and software company, ${town}`, `About ${name}`]),
    description: chooseFirst(LONGEST_DESCRIPTION, [
      `${name} is an AI and software company in ${town}: its mission, its four values, who does the work, and the registration number ${uid}.`,
      `${name} is an AI and software company: its mission, its four values and the registration number ${uid}.`,
    ]),
    kind: 'AboutPage',
    picture: {
      title: `An AI and software company in ${town}`,
      drawing: 'about',
      alt: 'A row of ringed tiles, one of them in another colour.',
    },
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: chooseFirst(LONGEST_TITLE, [`Contact ${name}, ${town}: email and address`, `Contact ${name}`]),
    description: chooseFirst(LONGEST_DESCRIPTION, [
      `Write to ${email}. Address and registration number of ${name}, ${town}, and what happens after your email.`,
      `Write to ${email}. Address and registration number of ${name}.`,
    ]),
    kind: 'ContactPage',
    picture: {
      title: 'Write to us',
      drawing: 'contact',
      alt: 'A row of ringed tiles, one of them in another colour.',
    },
  },
} satisfies Record<string, ListedPage>;

export const pages = {
  ...listed,
  /** The 404 page, which is on no list. */
  notFound: {
    path: '/404',
    title: addName('Page not found'),
    description: 'This address leads to no page of this site.',
  },
};

/** With its name in the registry, which is that of its sharing picture too. */
export const listedPages = Object.entries<ListedPage>(listed).map(([id, page]) => ({ id, ...page }));

/** What header and footer link. */
export const navigation = listedPages.flatMap(({ path, label }) => (label ? [{ path, label }] : []));

/** The company's name after a title, unless the two are too long together. */
function addName(title: string) {
  return chooseFirst(LONGEST_TITLE, [`${title} | ${name}`, title]);
}

/** The first text that fits; where none does, the last, which the build then names. */
function chooseFirst(most: number, texts: string[]) {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1)!;
}
