import type { PageId } from '../content/pages.ts';
import type { FoldWords } from '../parts/FoldList.tsx';
import type { AboutHeadWords } from '../sections/AboutHead.tsx';
import type { ClosingWords } from '../sections/ClosingCall.tsx';
import type { EmailPosterWords } from '../sections/EmailPoster.tsx';
import type { HeroWords } from '../sections/Hero.tsx';
import type { MethodologyHeadWords } from '../sections/MethodologyHead.tsx';
import type { OfferWords } from '../sections/Offer.tsx';
import type { PaysWords } from '../sections/Pays.tsx';
import type { PhaseWords } from '../sections/Phase.tsx';
import type { Service } from '../sections/ServiceBlock.tsx';
import type { Facts } from './facts.ts';
import type { Action, Destination, Point } from './texts.ts';
import type { LineRules } from './typeset.ts';

export type { Facts, Service };

/** A language: its own name for itself, how it states facts, and its words. */
export interface Language extends LineRules {
  name: string;
  /** BCP 47 tags: `tag` for browsers and search engines, `locale` for numbers, dates and names of countries. */
  tag: string;
  locale: string;
  /** What follows the registration number of a company that is registered for VAT. */
  vat: string;
  /** Between two amounts. */
  to: string;
  words: (facts: Facts) => Words;
}

/** The words of each page but the 404 page. */
export interface ScreenWords {
  home: HomeWords;
  services: ServicesWords;
  methodology: MethodologyWords;
  about: AboutWords;
  contact: ContactWords;
}

/** All words of one language. Each part has a file in its folder: words/en/home.ts and so on. */
export type Words = Pick<ScreenWords, PageId> & { labels: Labels; notFound: NotFoundWords };

/** What browser tabs, search engines and shared links say about a page. It differs on each page. */
export interface PageWords {
  /** Its name in header and footer. */
  label: string;
  /** At most 60 characters. The company's name follows where there is room. The picture of a shared link shows it too. */
  title: string;
  /** At most 155 characters. */
  description: string;
}

export interface Labels {
  languages: { name: string };
  tagline: string;
  skipLink: string;
  menu: { name: string; button: string };
  quickLinks: { name: string };
  /** On the button that stops them, and starts them again when it is pressed once more. */
  motion: string;
  /** The tooltip of the registration number in the footer, and where that number leads. */
  registration: { explanation: string; destination: Destination };
  /** The toast if the browser doesn't allow copying. */
  copyFailed: string;
  toasts: { toast: string; region: string; close: string };
  unexpectedError: { title: string; lead: string; reload: string };
}

export interface HomeWords {
  page: PageWords;
  hero: HeroWords;
  services: { title: string };
  impact?: {
    title: string;
    items: Point[];
    action?: Action;
  };
  /** Whether an agent pays, worked out for an example if the facts suffice for one. */
  pays?: PaysWords | undefined;
  closing: ClosingWords;
}

export interface ServicesWords {
  page: PageWords;
  list: Service[];
  head: { title: string; lead: string };
  /** What an agent may do and who decides, and where the data is. */
  control: { title: string; lead: string; folds: FoldWords[] };
  closing: ClosingWords;
}

export interface MethodologyWords {
  page: PageWords;
  head: MethodologyHeadWords;
  youReceive: string;
  phases: [PhaseWords, PhaseWords, PhaseWords];
  offer?: OfferWords | undefined;
  /** `text` sums up the point and is always visible. `more` has the rest and unfolds. */
  contract: { title: string; lead: string; terms: FoldWords[] };
  closing: ClosingWords;
}

export interface AboutWords {
  page: PageWords;
  head: AboutHeadWords;
  work: { title: string; lines: string[] };
  proof: { title: string; terms: Point[] };
  /** What the client would still have without the company. */
  tomorrow: { title: string; terms: Point[]; action?: Action };
  /** Work for customers who agreed to be named. The name stands on a line of its own. */
  customers?: { title: string; terms: Point[] };
  values: { title: string; terms: Point[] };
  /** `register` is the link to the company's entry in the commercial register, or else to the register. */
  companyInformation: { title: string; founded: string; register: string };
  closing: ClosingWords;
}

export interface ContactWords extends EmailPosterWords {
  page: PageWords;
  next: {
    title: string;
    steps: Point[];
    action?: Action;
  };
  /** `card` is the link to the address-book card. */
  imprint: {
    title: string;
    text: string;
    labels: Record<'address' | 'phone' | 'number' | 'management', string>;
    card: string;
  };
  privacy: { title: string; folds: FoldWords[] };
  /** How far everybody can use the site, and whom to tell of a barrier (eCH-0059). */
  accessibility: { title: string; folds: FoldWords[] };
  closing: ClosingWords;
}

export interface NotFoundWords {
  page: Pick<PageWords, 'title' | 'description'>;
  title: string;
  action: Action;
  /** `intro` says to those who don't see the picture that the sentence after it is about a picture. */
  puzzle: { intro: string; unsolved: string; button: string; solved: string };
}
