import type { ComponentType } from 'react';
import type { PageId } from '../site/pages.ts';
import type { Words } from '../site/words.ts';
import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Home } from './Home.tsx';
import { Methodology } from './Methodology.tsx';
import { NotFound } from './NotFound.tsx';
import { Services } from './Services.tsx';

/** What each page shows between header and footer. */
export const screens = {
  home: Home,
  services: Services,
  methodology: Methodology,
  about: About,
  contact: Contact,
  notFound: NotFound,
} satisfies Record<PageId | 'notFound', ComponentType<Words>>;
