import type { Company } from '../content/company.ts';
import type { Action, Destination, WordsOfPages } from '../site/pages.ts';

/** What a language has to say: words/en/words.ts and its like put it together from the files beside them. */
export interface Words {
  labels: Labels;
  pages: WordsOfPages;
  home: HomeWords;
  services: ServicesWords;
  methodology: MethodologyWords;
  about: AboutWords;
  contact: ContactWords;
  notFound: NotFoundWords;
}

export type WriteWords = (company: Company) => Words;

type Three<Item> = [Item, Item, Item];
type Four<Item> = [Item, Item, Item, Item];

export interface Point {
  title: string;
  text: string;
}

export interface ClosingWords {
  title: string[];
  text: string;
  action: Action;
}

/** What buttons, landmarks and the error screen say on every page. */
export interface Labels {
  /** Its own name, and what browsers and search engines are told: tags of BCP 47. */
  language: { name: string; tag: string; locale: string };
  languages: { name: string };
  /** At most 90 characters. */
  tagline: string;
  skipLink: string;
  menu: { name: string; open: string; close: string };
  quickLinks: { name: string };
  legal: { imprint: string; privacy: string };
  motion: { pause: string; play: string };
  registration: { explanation: string; destination: Destination };
  copying: { tooltip: string; name: (subject: string) => string; copiedMessage: (subject: string) => string };
  toasts: { toast: string; region: string };
  fileLabels: { email: string; phone: string; number: string; pages: string };
  unexpectedError: { title: string; lead: string; reload: string };
}

export interface HomeWords {
  hero: { title: string[]; lead: string; primary: Action; secondary: Action };
  impact: {
    title: string[];
    measured: string;
    items: Three<Point & { measure: string }>;
    action: Action;
  };
  closing: ClosingWords;
}

export interface ServicesWords {
  blocks: Service[];
  cards: { title: string[] };
  head: { title: string; lead: string };
  yourData: { title: string; lead: string; terms: Point[] };
  closing: ClosingWords;
}

/**
 * The owner's services, two to five, in this order: add or remove one block, and its card on Home, its part of
 * Services, its address and its number follow. In a title, a word of more than 14 letters needs \u00ad (a hyphen
 * that shows only at the end of a line) where it may break: 'Software\u00adentwicklung'.
 */
export interface Service {
  /** The end of its address: /services#agents. Links from elsewhere break when it changes. */
  id: string;
  title: string;
  /** Its card on Home; without a title of its own it takes the one above. The action names what one will see. */
  card: { title?: string; text: string; action: string };
  lead: string;
  points: string[];
  /** One of src/illustrations/programmes.ts that is square: agents, research, saas. Without one, the number is the picture. */
  drawing?: string;
  caption?: string;
  action: Action;
  example?: FlowExample | StepsExample;
}

/** A case drawn as a diagram: three things come in, an agent compares them, and there are two ways out. */
export interface FlowExample {
  kind: 'flow';
  title: string;
  inputs: Three<string>;
  agent: string;
  agreed: Outcome;
  end: Outcome;
  person: Outcome;
  terms: Point[];
}

/** A case in three steps, each with a picture: bars are measurements, squares are customers. */
export interface StepsExample {
  kind: 'steps';
  title: string;
  picture: 'bars' | 'squares';
  steps: Three<string>;
}

interface Outcome {
  condition: string;
  result: string;
}

export interface MethodologyWords {
  head: { title: string; lead: string };
  received: string;
  phases: Three<Phase>;
  offer: {
    title: string;
    lead: string;
    note: string;
    to: string;
    rows: Point[];
    signature: string;
  };
  closing: ClosingWords;
}

export interface Phase {
  /** One of `TileField`. */
  drawing: 'discovery' | 'iteration' | 'scaling';
  title: string;
  lead: string;
  points: Three<Point>;
  result: string;
}

export interface AboutWords {
  head: { title: string; lead: string };
  mission: { title: string; text: string; people: Point & { action: Action } };
  values: { title: string; items: Four<Point> };
  companyInformation: {
    title: string;
    /** How the number checks itself; both figures are those of the owner's number. */
    arithmetic: (sum: number, check: number) => string;
    labels: {
      name: string;
      seat: string;
      founded: string;
      management: string;
      number: string;
      email: string;
    };
  };
  closing: ClosingWords;
}

/** Facts that are put into words by the rules of a language, which the build does: build-time/typesetting/format-facts.ts. */
export interface FormattedFacts {
  /** The languages that you answer in by their names, with "or" before the last. */
  answersIn: string;
  /** The month and the year in which the privacy notice was changed. */
  privacyChanged: string;
  /** Names of countries. */
  country: string;
  hostCountry: string;
  mailCountry: string;
  /** As "30 days"; empty where the host keeps no logs. */
  hostKeepsLogs: string;
}

interface Note {
  title: string;
  paragraphs: string[];
}

export interface NextStepsWords {
  title: string[];
  steps: Three<{ title: string; text: string[]; action?: Action }>;
}

export interface ContactWords {
  head: { title: string; subject: string; about: string };
  failedMessage: string;
  next: (facts: FormattedFacts) => NextStepsWords;
  facts: {
    address: { label: string };
    phone: { label: string };
    number: { label: string };
    card: { label: string; action: string };
  };
  imprint: (facts: FormattedFacts) => Note;
  privacy: (facts: FormattedFacts) => Note;
}

export interface NotFoundWords {
  title: string;
  action: Action;
}
