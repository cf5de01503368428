import type { Company } from './company.ts';
import type { PageId } from './pages.ts';

/** All words of one language, by the names that the files of its folder export: words/en/home.ts and so on. */
export interface Words extends Record<PageId, { page: PageWords }> {
  labels: Labels;
  home: HomeWords;
  services: ServicesWords;
  methodology: MethodologyWords;
  about: AboutWords;
  contact: ContactWords;
  notFound: NotFoundWords;
}

/** What is said of a page in browser tabs, by search engines and with shared links; different on each. */
export interface PageWords {
  /** Its name in header and footer; a page without one is not linked there. */
  label?: string;
  /** The first that fits is used: with a long name or town, a shorter one. */
  title: string[];
  description: string[];
  /** The picture of its shared link: the title on it, and what its drawing shows. */
  picture: { title: string; alt: string };
}

/** Where a link leads: a page, or the element of this id on it. */
export interface Destination {
  page: PageId;
  anchor?: string | undefined;
}

interface Action extends Destination {
  label: string;
}

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
  /** The language's own name, and its BCP 47 tags: for browsers and search engines, and for formatting. */
  language: { name: string; tag: string; locale: string; towns: Record<string, string>; duties: Record<string, string> };
  languages: { name: string };
  /** At most 90 characters. */
  tagline: string;
  skipLink: string;
  menu: { name: string; open: string; close: string };
  quickLinks: { name: string };
  legal: { imprint: string; privacy: string };
  motion: { pause: string; play: string; what: string };
  registration: { explanation: string; destination: Destination };
  /** On copy buttons, and their toast where the browser does not allow copying. */
  copying: { tooltip: string; failedMessage: string };
  /** Takes a decision back. */
  again: string;
  toasts: { toast: string; region: string };
  fileLabels: { email: string; phone: string; number: string; pages: string };
  unexpectedError: { title: string; lead: string; reload: string };
}

/** The name of a copy button, and its toast. */
export interface Copying {
  name: string;
  copiedMessage: string;
}

export interface HomeWords {
  page: PageWords;
  hero: {
    title: string[];
    lead: string;
    primary: Action;
    secondary: Action;
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: WaitingWords & {
      /** After `closed`, while the others turn. */
      runs: string;
      /** The link to an example of a service. */
      example: string;
    };
  };
  impact: {
    title: string[];
    measured: string;
    items: Three<Point & { measure: string }>;
    /** How a client calculates whether an agent pays. */
    pays: Point;
    action: Action;
  };
  closing: ClosingWords;
}

/** Beside tiles of which one waits for the visitor to turn it. */
export interface WaitingWords {
  waits: string;
  /** The end of that line: a second label of the tile's button. */
  turn: string;
  closed: string;
  /** The button that takes it back. */
  again: string;
  /** The name of the button over the tile. Begins with `turn`, its visible label, for voice control (WCAG 2.5.3). */
  button: string;
  /** Instead of `waits` where no script runs. */
  withoutScripts: string;
}

export interface ServicesWords {
  page: PageWords;
  blocks: Service[];
  cards: { title: string[] };
  head: { title: string; lead: string };
  yourData: { title: string; lead: string; terms: Point[] };
  closing: ClosingWords;
}

/** The names in src/illustrations/drawings.ts. */
export type ServiceDrawing = 'agents' | 'research' | 'saas';

/**
 * One of the owner's two to five services: its card on Home, its part of Services, its address and its number follow
 * from its block and the block's position. In a title, a word of more than 14 letters needs \u00ad (a hyphen that shows
 * only at the end of a line) where it may break: 'Software\u00adentwicklung'.
 */
export interface Service {
  /** The end of its address: /services#agents. Links from elsewhere break when it changes. */
  id: string;
  title: string;
  /** Its card on Home; the title is the one above unless it has its own. The action names what the link shows. */
  card: { title?: string; text: string; action: string };
  lead: string;
  points: string[];
  /** Without a drawing, the service's number is its picture. */
  drawing?: ServiceDrawing;
  caption?: string;
  action: Action;
  example?: CaseExample | StepsExample;
}

/** One case from its papers to the last step: three sheets whose figures are compared, and the log of what was done. */
export interface CaseExample {
  kind: 'case';
  title: string;
  sheets: Three<Sheet>;
  /** What the agent asks a person; at the head of the page, the text of a link to the case. */
  question: string;
  log: LogLine[];
  /** What happens where nothing is asked. */
  match: Point;
  terms: Point[];
  /** For which work something else than an agent is better. */
  alternatives?: { title: string; terms: Point[] };
}

/** The figure, of one to four digits, is shown large; one that is on no other sheet is marked. */
export interface Sheet {
  name: string;
  item: string;
  price?: string;
  figure: number;
  /** Below the figure. */
  label: string;
}

export interface LogLine {
  time: string;
  text: string;
  by: 'agent' | 'person';
  /** The agent stops here until the next line, because a person has to answer. */
  asks?: true;
  decision?: Decision;
}

/** An answer that the visitor gives instead of the person in the log. */
export interface Decision {
  /** In place of what follows, until there is an answer. */
  waiting: string;
  answers: Answer[];
}

interface Answer {
  label: string;
  /** What the agent then does, sentence by sentence. */
  consequences: string[];
}

/** A case in three steps, each with a picture: bars are measurements, squares are customers. */
export interface StepsExample {
  kind: 'steps';
  title: string;
  picture: 'bars' | 'squares';
  steps: Three<string>;
  certainty?: CertaintyWords;
}

/** A table: how low the error rate is if none of so many cases fails. */
export interface CertaintyWords {
  title: string;
  /** What the figures mean, and how they are computed. */
  caption: string;
  /** The labels of the two columns. */
  cases: string;
  errorRate: string;
  /** In a percentage such as 9.5%; the sign with the space before it. */
  decimalSign: string;
  percentSign: string;
}

export interface MethodologyWords {
  page: PageWords;
  head: { title: string; lead: string };
  received: string;
  /** The label of the row in which the client decides. */
  decision: string;
  phases: Three<Phase>;
  offer: {
    title: string;
    lead: string;
    note: string;
    /** The button that prints the sheet alone. */
    print: string;
    to: string;
    /** On phones, shows the texts of the rows. */
    readAll: string;
    rows: OfferRow[];
    validUntil: string;
    beforeSigning: string;
    /** Above each signature, that of the client first; and what is filled in beside it. */
    signatures: { parties: [string, string]; fields: string };
  };
  closing: ClosingWords;
}

/** A row has the same id in every language. */
interface OfferRow extends Point {
  id: string;
}

export interface Phase {
  /** A field in src/sections/TileField.tsx. */
  drawing: 'discovery' | 'iteration' | 'scaling';
  title: string;
  lead: string;
  /** How long it takes and what it costs, after its lead; empty where the owner does not say. */
  terms?: string;
  points: Three<Point>;
  result: string;
  /** What the client can decide after it: once decided, what then is, and how it is taken back. */
  stop: { question: string; decided: string; again: string; text: string };
}

export interface AboutWords {
  page: PageWords;
  head: { title: string; lead: string };
  mission: { title: string; text: string; people: Point & { action: Action } };
  values: { title: string; items: Four<Point> };
  companyInformation: {
    title: string;
    /** How the number checks itself. */
    arithmetic: string;
    /** The link to the number in the public register. */
    register: string;
    /** The last digit waits: said at the head of the page; how the visitor checks the number, and takes it back. */
    waiting: { line: string; check: string; again: string };
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

/** The owner's facts as words state them: the build formats some by the rules of the language (build-time/facts/format-facts.ts). */
export interface Facts extends Omit<Company, keyof FormattedFacts>, FormattedFacts {}

interface FormattedFacts {
  /** As sentences name it; an address keeps the official name. */
  town: string;
  /** With what each of them does, in the language. */
  management: string;
  /** The names of who manages the company, without what each of them does. */
  managers: string;
  /** The names of the languages that you answer in, with "or" before the last. */
  answersIn: string;
  /** Whether the language of the words is one of them. */
  answersHere: boolean;
  /** The address of the company's number in the public register; empty for a sample number. */
  registerEntry: string;
  /** The arithmetic of the company's number. */
  uidSum: number;
  uidCheck: number;
  /** The month and the year in which the privacy notice was changed. */
  privacyChanged: string;
  /** Names of countries. */
  country: string;
  hostCountry: string;
  mailCountry: string;
  /** As "30 days"; empty where the host keeps no logs. */
  hostKeepsLogs: string;
  /** Amounts as "12,345"; empty where the owner does not say. */
  discoveryPrice: string;
  firstAgentFrom: string;
  firstAgentTo: string;
  runningFrom: string;
  runningTo: string;
}

/** A title and its paragraphs: the imprint, the privacy notice. */
export interface Note {
  title: string;
  paragraphs: string[];
}

export interface NextStepsWords {
  title: string[];
  steps: Three<{ title: string; text: string[]; action?: Action }>;
}

/** Emails about one service each, shown before a mail program opens them. */
export interface LettersWords {
  lead: string;
  /** The text of the email, to be answered in it. */
  questions: string[];
  /** Beside the name of each service. */
  count: string;
  to: string;
  subject: string;
  open: string;
  copying: Copying;
}

export interface ContactWords {
  page: PageWords;
  head: { title: string; copying: Copying };
  letters: LettersWords;
  next: NextStepsWords;
  facts: {
    address: { label: string; copying: Copying };
    phone: { label: string };
    number: { label: string; copying: Copying };
    card: { label: string; action: string };
  };
  imprint: Note;
  /** What this page has loaded, with {files}, {hosts} and {cookies}, and the word for no cookie. */
  counted: { sentence: string; none: string };
  privacy: Note;
}

export interface NotFoundWords {
  page: Pick<PageWords, 'title' | 'description'>;
  title: string;
  action: Action;
  waiting: WaitingWords;
}
