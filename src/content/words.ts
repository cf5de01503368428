import type { Company } from './company.ts';
import type { PageId } from './pages.ts';

/** All words of one language, by the files of its folder: words/en/home.ts and so on. */
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
  /** The picture of its shared link: the title on it, and what it shows beside that. */
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

/** Set large, and what it counts. */
export interface Figure {
  value: string;
  note: string;
}

export interface ClosingWords {
  /** One line is shown as wide as the page. */
  title: string[];
  text: string;
  action: Action;
}

/** A language, by whose rules the build formats the facts before any words are written. */
export interface Language {
  /** As its speakers call it. */
  name: string;
  /** Its BCP 47 tags: for browsers and search engines, and for formatting. */
  tag: string;
  locale: string;
  /** Towns that have another name in this language. Sentences use it; an address keeps the official one. */
  towns: Record<string, string>;
  /** What managers do, as company.ts has it, in this language. */
  duties: Record<string, string>;
  /** Short words after which no line breaks: the build puts a no-break space there. */
  boundWords?: string[];
}

/** What buttons, landmarks and the error panel say on every page. */
export interface Labels {
  languages: { name: string };
  /** At most 90 characters. */
  tagline: string;
  skipLink: string;
  menu: { name: string; open: string; close: string };
  quickLinks: { name: string };
  motion: { pause: string; play: string; what: string };
  registration: { explanation: string; destination: Destination };
  /** On copy buttons, and their toast where the browser does not allow copying. */
  copying: { label: string; failedMessage: string };
  /** Takes back what the visitor has turned. */
  undo: string;
  toasts: { toast: string; region: string };
  fileLabels: { email: string; phone: string; number: string; pages: string };
  unexpectedError: { title: string; lead: string; reload: string };
}

/** A copy button, and its toast. */
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
    /** Below the buttons: what the offer's sheet promises, in one line of note size. */
    proof: string;
    /** Below the drawing, whose tiles turn by themselves, all but one. */
    waiting: WaitingWords & {
      /** After `done`, while the others turn. */
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
    pays: {
      title: string;
      /** Each operand on a line of its own, with the sign before it; the first has none. */
      formulas: { operands: { sign?: '×' | '−' | '+' | '÷'; text: string }[]; result: string }[];
      text: string;
    };
    action: Action;
  };
  closing: ClosingWords;
}

/** Beside tiles of which one waits for the visitor to turn it. */
export interface WaitingWords {
  waits: string;
  /** The end of that line: a second label of the tile's button. */
  turn: string;
  /** Instead of `waits`, once it is turned. */
  done: string;
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
  /** What the email about it asks, on Contact. */
  questions: Four<string>;
  example?: CaseExample | StepsExample;
}

/** One case from its papers to the last step: three sheets whose figures are compared, and the log of what was done. */
export interface CaseExample {
  kind: 'case';
  /** Read aloud, and printed: a screen shows it by the sheets. */
  title: string;
  sheets: Three<Sheet>;
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
  figure: number;
  /** Below the figure. */
  label: string;
}

export interface LogLine {
  time: string;
  text: string;
  by: 'agent' | 'person';
  /** What this person is asked; the visitor answers in his place. Until then the agent waits. */
  question?: Question;
}

export interface Question {
  /** Below the answers, until there is one. */
  unanswered: string;
  answers: {
    label: string;
    /** What the agent then does, sentence by sentence. */
    consequences: string[];
    /**
     * What becomes of the pieces by which the sheets differ: struck off the first sheet, shown on the last one as
     * missing, or as still awaited there.
     */
    difference: 'struck' | 'missing' | 'awaited';
  }[];
  /** Below the consequences, whichever answer was given. */
  next: { time: string; text: string };
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
  caption: string;
  /** The labels of the two columns. */
  cases: string;
  errorRate: string;
}

export interface MethodologyWords {
  page: PageWords;
  head: { title: string; lead: string };
  /** The labels of two rows of each phase: what the client receives, and what he decides. */
  youReceive: string;
  youDecide: string;
  phases: Three<Phase>;
  offer: OfferWords;
  closing: ClosingWords;
}

export interface Phase {
  title: string;
  lead: string;
  /** How long it takes and what it costs: up to three, without those that the owner does not state. */
  figures: Figure[];
  /** For whom it is, or what moves its price. */
  note?: string;
  points: Three<Point>;
  result: string;
  /** What the client can decide after it: once decided, what then is, and how it is taken back. */
  stop: { action: string; decided: string; undo: string; text: string };
}

export interface OfferWords {
  title: string;
  lead: string;
  example?: ExampleOffer;
  blank: BlankOffer;
}

/** An offer filled in for no customer, from the owner's facts: site/compute-example.ts. */
export interface ExampleOffer {
  /** Says that it is an example. */
  mark: string;
  task: string;
  /** Each with the formula that it follows from. */
  figures: Figure[];
  terms: Point[];
  /** What was taken as given, and what is not counted. */
  note: string;
}

/** The sheet of A4 that a client is asked to sign. */
export interface BlankOffer {
  title: string;
  /** Above the sheet, and not printed with it; and the button that prints the sheet alone. */
  note: string;
  print: string;
  to: string;
  /** With the same ids in every language. */
  rows: (Point & { id: string })[];
  validUntil: string;
  beforeSigning: string;
  /** Above two lines each, that of the client first; and what is filled in on them. */
  signatures: { parties: [string, string]; fields: string };
}

export interface AboutWords {
  page: PageWords;
  head: { title: string; lead: string };
  mission: { title: string; text: string };
  people: {
    title: string;
    /** Below a ring for each person; empty where the owner does not say how many. */
    count: string;
    lines: string[];
    /** What a client can check without trusting any of it. */
    proof: { title: string; lines: string[] };
    action: Action;
  };
  values: { title: string; items: Four<Point> };
  companyInformation: {
    title: string;
    /** How the number checks itself. */
    arithmetic: string;
    /** The link to the number in the public register. */
    register: string;
    labels: Record<'name' | 'seat' | 'address' | 'founded' | 'management' | 'number', string>;
  };
  closing: ClosingWords;
}

/** The owner's facts as words state them: the build formats some by the rules of the language (site/format-facts.ts). */
export interface Facts extends Omit<Company, keyof FormattedFacts>, FormattedFacts {}

interface FormattedFacts {
  /** As sentences name it; an address keeps the official name. */
  town: string;
  /** Who manages the company, and what each of them does, in the language. */
  management: { name: string; duty: string }[];
  /** Their names, with "and" before the last. */
  managers: string;
  /** The names of the languages that you answer in, with "or" before the last. */
  answersIn: string;
  /** Whether the language of the words is one of them. */
  answersHere: boolean;
  /** The names of the systems that you have connected, with "and" before the last. */
  systems: string;
  /** The address of the company's number in the public register; empty for a sample number. */
  registerEntry: string;
  /** The arithmetic of the company's number. */
  uidSum: number;
  uidCheck: number;
  /** The month and the year in which the privacy notice was changed. */
  privacyChanged: string;
  /** Names of countries; the country of data is empty where the client names it. */
  country: string;
  dataCountry: string;
  hostCountry: string;
  mailCountry: string;
  /** As "30 days"; empty where the host keeps no logs. */
  hostKeepsLogs: string;
  /** Amounts as "12,345"; empty where the owner does not say. */
  discoveryPrice: string;
  /** Ranges as "12,345–123,450", or one amount. */
  firstAgent: string;
  running: string;
  /** None where an agent would not pay. */
  example?: ExampleFacts | undefined;
}

/** Amounts of the example offer as "68,000"; empty where what they follow from is not stated. */
export interface ExampleFacts {
  cases: string;
  price: string;
  weeks: number;
  running: string;
  /** What the agent saves a month, once running it is paid. */
  saving: string;
  /** The liability: the prices of Discovery and of this phase. Empty where one of them is not stated. */
  cap: string;
  /** In months, rounded up to `months` from such as "15.1". */
  months: number;
  exactMonths: string;
}

interface Note {
  title: string;
  paragraphs: string[];
}

export interface ContactWords {
  page: PageWords;
  head: { title: string; copying: Copying };
  /** Emails about one service each, shown before a mail program opens them. */
  letters: {
    lead: string;
    to: string;
    subject: string;
    open: string;
    /** On the sheet, once that link has been used. */
    opened: string;
    copying: Copying;
  };
  /** What happens after an email. */
  next: {
    title: string[];
    steps: Three<{ title: string; text: string[]; action?: Action }>;
  };
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
