import type { WordsOfPages } from '../../../site/pages.ts';
import type { Company } from '../../company.ts';

/** The first title and description that fit are used: with a long name or town, a shorter one. */
export const pages = ({ name, town, email, uid }: Company): WordsOfPages => ({
  home: {
    label: 'Home',
    title: [`Custom AI agents from ${town} | ${name}`, `Custom AI agents from ${town}`],
    description: [
      `${name}, IT services company in ${town}: custom AI agents for office work that repeats, within limits you set. Applied AI research, SaaS platforms.`,
      `${name}, IT services company: custom AI agents for office work that repeats, within limits you set.`,
    ],
    picture: {
      title: 'Custom agents for work that repeats',
      alt: 'A square of ringed tiles, one of them in another colour.',
    },
  },
  services: {
    label: 'Services',
    title: [`AI agents, AI research, SaaS development | ${name}`, 'AI agents, AI research, SaaS development'],
    description: [
      `Custom AI agents, applied AI research and SaaS platforms from ${name}: an example of each, and how your data is treated.`,
      'Custom AI agents, applied AI research and SaaS platforms: an example of each, and how your data is treated.',
    ],
    picture: {
      title: 'Agents, research, platforms',
      alt: 'Twelve discs of three sizes; lines connect those that are close, and one has another colour.',
    },
  },
  methodology: {
    label: 'Methodology',
    title: [
      `Methodology: how an AI agent project runs | ${name}`,
      'Methodology: how an AI agent project runs',
    ],
    description: [
      'Discovery, iterative development, scaling for impact: what you receive, where you can stop, and every line of the offer before it is filled in.',
    ],
    picture: {
      title: 'The Deliver Impact methodology',
      alt: 'Ringed tiles: out of order at the top, whole circles at the foot, one in another colour.',
    },
  },
  about: {
    label: 'About',
    title: [`About ${name}: IT services company in ${town}`, `About ${name}`],
    description: [
      `${name} is an IT services company in ${town}: its mission, its four values, who does the work, and the registration number ${uid}.`,
      `${name} is an IT services company: its mission, its four values and the registration number ${uid}.`,
    ],
    picture: {
      title: `An IT services company in ${town}`,
      alt: 'A row of ringed tiles, one of them in another colour.',
    },
  },
  contact: {
    label: 'Contact',
    title: [`Contact ${name}, ${town}: email and address`, `Contact ${name}`],
    description: [
      `Write to ${email}. Address and registration number of ${name}, ${town}, and what happens after your email.`,
      `Write to ${email}. Address and registration number of ${name}.`,
    ],
    picture: {
      title: 'Write to us',
      alt: 'A row of ringed tiles, one of them in another colour.',
    },
  },
  notFound: {
    title: [`Page not found | ${name}`, 'Page not found'],
    description: ['This address leads to no page of this site.'],
  },
});
