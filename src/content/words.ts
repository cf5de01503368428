import type { PageId } from './pages.ts';

export type { Facts, Language } from './format-facts.ts';

/** All words of one language. Each part has a file in its folder: words/en/home.ts and so on. */
export interface Words extends Record<PageId, { page: PageWords }> {
  labels: Labels;
  home: HomeWords;
  services: ServicesWords;
  methodology: MethodologyWords;
  about: AboutWords;
  contact: ContactWords;
  notFound: NotFoundWords;
}

/** What browser tabs, search engines and shared links say about a page. It differs on each page. */
export interface PageWords {
  /** Its name in header and footer. */
  label: string;
  /** The first one with at most 60 characters is used, so a long name or town gets a shorter title. */
  title: string[];
  /** The first one with at most 155 characters is used. */
  description: string[];
  /** The picture of its shared link: the title on it, and its alternative text. */
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

export interface Stat {
  value: string;
  note: string;
}

export interface TermsWords {
  title: string;
  lead?: string;
  terms: Point[];
}

export interface Copying {
  name: string;
  copiedMessage: string;
}

/** Beside a grid of tiles. One tile waits until the visitor turns it. */
export interface WaitingWords {
  /** While the tile waits; `turn` follows as a second label of the tile's button. */
  waits: string;
  turn: string;
  /** Replaces `waits` after the turn. */
  done: string;
  /** The accessible name of the button over the tile. Begins with `turn`, its visible label (WCAG 2.5.3). */
  button: string;
}

export interface ClosingWords {
  /** A full stop is added unless it ends in a mark of its own. */
  title: string;
  text: string;
  action: Action;
}

export interface Labels {
  languages: { name: string };
  tagline: string;
  skipLink: string;
  menu: { name: string; open: string; close: string };
  quickLinks: { name: string };
  motion: { pause: string; play: string; what: string };
  /** The tooltip of the registration number in the footer, and where that number leads. */
  registration: { explanation: string; destination: Destination };
  /** On copy buttons: before a click, for five seconds after it, and the toast if the browser doesn't allow copying. */
  copying: { label: string; done: string; failedMessage: string };
  undo: string;
  toasts: { toast: string; region: string };
  /** In files that programs read. */
  fileLabels: { email: string; phone: string; number: string; pages: string };
  unexpectedError: { title: string; lead: string; reload: string };
}

export interface HomeWords {
  page: PageWords;
  hero: {
    title: string[];
    lead: string;
    primary: Action;
    secondary: Action;
    /** Below the buttons: price and how to stop, in one or two short sentences. */
    proof: string;
    /** Below the drawing. `runs` follows `done` while other tiles turn; `example` links to an example of a service. */
    waiting: WaitingWords & { runs: string; example: string };
  };
  impact: {
    title: string;
    measured: string;
    items: Three<Point & { measure: string }>;
    /** Whether an agent pays: worked out for an example, or as two formulas if the facts don't suffice for one. */
    pays: {
      title: string;
      example?: PaysExample | undefined;
      formula: { lead: string; sums: string[] };
      text: string;
    };
    action: Action;
  };
  closing: ClosingWords;
}

interface PaysExample {
  lead: string;
  /** The sum line by line; the first line has no sign, and the last is the result. */
  sum: { sign?: '×' | '−' | '='; value: string; text: string }[];
  payback: Stat;
  earning: Stat;
  /** The label of a row of twelve months, before its number. */
  year: string;
  /** The alternative text of the picture that shows a ring for each month. */
  rings: string;
  note: string;
}

export interface ServicesWords {
  page: PageWords;
  blocks: Service[];
  cards: { title: string };
  head: { title: string; lead: string };
  yourData: TermsWords;
  closing: ClosingWords;
}

/** The names in src/illustrations/drawings.ts. */
export type ServiceDrawing = 'agents' | 'research' | 'saas';

/**
 * One of two to five services. Its card on Home, its section on Services, its number and its email draft come from this
 * block. A word of more than 14 letters in a title needs \u00ad, a soft hyphen, where it may break:
 * 'Software\u00adentwicklung'.
 */
export interface Service {
  /** The anchor in /services#agents. Links from other sites break if it changes. */
  id: string;
  title: string;
  /** Its card on Home. The card has the service's title unless it has its own; `action` says what the link shows. */
  card: { title?: string; text: string; action: string };
  lead: string;
  points: string[];
  /** Without a drawing, the service's number is its picture. */
  drawing?: ServiceDrawing;
  action: Action;
  /** What the email draft asks, on Contact. */
  questions: Four<string>;
  example?: CaseExample | StepsExample;
}

/** One case from its documents to the last step, which opens Services. At most one service has a case. */
interface CaseExample {
  kind: 'case';
  title: string;
  lead: string;
  documents: Three<CaseDocument>;
  log: LogLine[];
  /** What happens if the documents agree. */
  match: Point;
  terms: Point[];
  fold?: TermsWords;
}

/**
 * A document with a large number of one to four digits. A number that stands on no other document is marked. Up to
 * twelve pieces are drawn as discs.
 */
export interface CaseDocument {
  name: string;
  item: string;
  number: number;
  label: string;
}

export interface LogLine {
  time: string;
  text: string;
  by: 'agent' | 'person';
  /** What this person is asked. The visitor answers, and the agent waits until then: the next line is hidden. */
  question?: Question;
}

export interface Question {
  /** Below the answers until one is chosen. */
  unanswered: string;
  answers: {
    label: string;
    /** What the agent does then. The amount comes first. */
    consequences: string[];
    /** Where the missing pieces are drawn in outline: on the first document, as struck off, or on the last. */
    difference: 'struck' | 'missing';
  }[];
}

/** An example in three steps, each with a picture: bars stand for measurements, squares for customers. */
export interface StepsExample {
  kind: 'steps';
  title: string;
  picture: 'bars' | 'squares';
  steps: Three<string>;
  fold?: TermsWords;
}

export interface MethodologyWords {
  page: PageWords;
  head: { title: string; lead: string };
  youReceive: string;
  youDecide: string;
  phases: Three<{
    title: string;
    /** Two words at most: what the phase is for. */
    subtitle: string;
    lead: string;
    /** How long it takes and what it costs: at most three, those that the owner states. */
    stats: Stat[];
    /** What its price depends on. */
    note?: string;
    points: Three<Point>;
    result: string;
    decide: string;
  }>;
  offer?: OfferWords | undefined;
  contract: TermsWords;
  closing: ClosingWords;
}

/** A sample offer, filled in from the owner's facts for no real customer: compute-example.ts. */
export interface OfferWords extends TermsWords {
  /** Says that it is an example. */
  mark: string;
  task: string;
  /** The first one is the price, and is shown larger. */
  stats: Stat[];
  note: string;
}

export interface AboutWords {
  page: PageWords;
  head: { title: string; lead: string };
  mission: { title: string; text: string };
  people: {
    title: string;
    /** Below a glyph for each person; '' if the owner doesn't state how many. */
    count: string;
    /** A line about each person in company.ts, by name: begins with a verb and has no full stop. */
    roles: Record<string, string>;
    lines: string[];
    proof: { title: string; lines: string[] };
    action: Action;
  };
  /** Customers who have agreed to be named. */
  customers?: { title: string; items: { task: string; result: string; quotation: string; by: string }[] };
  values: { title: string; items: Four<Point> };
  companyInformation: {
    title: string;
    /** The link below the registration number: to the company's entry, or else to the register. */
    register: string;
    labels: Record<'name' | 'seat' | 'address' | 'founded' | 'management' | 'number', string>;
  };
  closing: ClosingWords;
}

export interface ContactWords {
  page: PageWords;
  /** `reader` says who reads the email; '' if the owner names no manager. */
  head: { title: string; reader: string; copying: Copying };
  /** An email draft for each service, and one for a call. */
  drafts: {
    lead: string;
    to: string;
    subject: string;
    open: string;
    copying: Copying;
    call: { title: string; subject: string; questions: Four<string>; note: string };
  };
  next: {
    title: string;
    steps: Three<{ title: string; text: string[] }>;
    action?: Action;
  };
  facts: {
    address: { label: string; copying: Copying };
    phone: { label: string };
    number: { label: string; copying: Copying };
    card: { label: string; action: string };
  };
  imprint: { title: string; paragraphs: string[] };
  privacy: { title: string; paragraphs: string[] };
}

export interface NotFoundWords {
  page: Pick<PageWords, 'title' | 'description'>;
  title: string;
  action: Action;
  waiting: WaitingWords;
}
