import { company } from '../../content/company.ts';
import { arrangeRings, countRings } from '../../site/arrange-rings.ts';
import type { Site } from '../../site/create-site.ts';
import type { Page } from '../../site/list-pages.ts';
import { splitEmail } from '../../site/split-email.ts';
import { FIGURES_TRACKING_EM, fitLines, measureInk } from './fit-lines.ts';

/** Each digit of the number is an element of its own, and so not kerned with its neighbours. */
const UNKERNED = 1.01;

/** What a page sets as large as its width allows. */
interface Display {
  /** A title whose lines are given. */
  title?: readonly string[] | undefined;
  /** A title that may break after each word. */
  head?: string | undefined;
  /** The lines of a closing title. One alone fills the page; else the last does not break, those above may after each word. */
  closing?: readonly string[] | undefined;
  /** A sentence of three lines. */
  mission?: string | undefined;
  /** A number with its noun, instead of rings. */
  count?: string | undefined;
  email?: string | undefined;
  /** The registration number: all of it, and its digits alone. */
  number?: string | undefined;
  /** Of all letters, so that they are of one size. */
  questions?: readonly string[] | undefined;
  rings?: { count: number; managers: number } | undefined;
}

/** Words that a page may have, by the sections that show them. */
interface SectionWords {
  hero?: { title: string[] };
  head?: { title: string };
  impact?: { title: string[] };
  mission?: { title: string; text: string };
  people?: { count: string };
  values?: { title: string };
  closing?: { title: string[] };
}

export function findDisplay(id: Page['id'], { words, facts }: Pick<Site, 'words' | 'facts'>): Display {
  const { hero, head, impact, mission, people, values, closing }: SectionWords =
    id === 'notFound' ? {} : words[id];
  const rings = countRings(facts.staff);
  return {
    title: hero?.title,
    // The headings in the first column are of one size.
    head: impact ? [...words.services.cards.title, ...impact.title].join(' ') : (values ?? head)?.title,
    closing: closing?.title,
    mission: mission && `${mission.title} ${mission.text}`,
    count: rings ? undefined : people?.count,
    email: id === 'contact' ? company.email : undefined,
    number: id === 'about' ? company.uid : undefined,
    questions: id === 'contact' ? words.services.blocks.flatMap(({ questions }) => questions) : undefined,
    rings: people && rings ? { count: rings, managers: facts.management.length } : undefined,
  };
}

/** The CSS rule of one page: the lengths of its display texts, in em, and how its rings are arranged. */
export function writeRules(display: Display): string {
  const { title, head, closing, mission, count, email, number, questions, rings } = display;
  const lengths: Record<string, number | undefined> = {
    'title-width': title ? fitLines(title) : undefined,
    'head-width': head ? fitLines(head.split(' ')) : undefined,
    ...(mission ? measureTogether('mission', breakInThree(mission)) : undefined),
    'questions-width': questions ? fitLines(questions) : undefined,
    'count-width': count ? fitLines([count]) : undefined,
    ...(closing ? measureClosing(closing) : undefined),
    ...(email ? measureEmail(email) : undefined),
    ...(number ? measureNumber(number) : undefined),
  };
  const declarations = Object.entries(lengths).map(([name, length]) =>
    length === undefined ? '' : `--${name}:${length.toFixed(3)};`,
  );
  const grids = rings ? arrangeRings(rings.count, rings.managers) : [];
  const numbers = grids.map(
    ({ window, columns, rows, step }) =>
      `--${window}-columns:${columns};--${window}-rows:${rows};--${window}-step:${step};`,
  );
  return `:root{${[...declarations, ...numbers].join('')}}`;
}

function measureClosing(lines: readonly string[]) {
  const opening = lines.slice(0, -1).join(' ').split(' ');
  const end = `${lines.at(-1)}.`;
  if (lines.length > 1) return { 'closing-width': fitLines([...opening, end]) };
  const { start, width } = measureInk(end);
  return { 'closing-start': start, 'closing-width': width };
}

/** Of the address in one line and in two, which begin at the same place. */
function measureEmail(email: string) {
  return { ...measureTogether('email', splitEmail(email)), 'line-width': measureInk(email).width };
}

/** Of the number in one line, and of its digits in a line of their own. */
function measureNumber(number: string) {
  const { start, width } = measureInk(number, FIGURES_TRACKING_EM);
  const digits = measureInk(number.slice(number.indexOf('-') + 1), FIGURES_TRACKING_EM);
  return {
    'number-start': start,
    'number-width': UNKERNED * width,
    'digits-width': UNKERNED * (digits.start + digits.width - start),
  };
}

/** Of lines that begin at the same place, the first with its ink at the margin. */
function measureTogether(name: string, lines: string[]) {
  const ink = lines.map((line) => measureInk(line));
  const { start } = ink[0]!;
  const end = Math.max(...ink.map((line) => line.start + line.width));
  return { [`${name}-start`]: start, [`${name}-width`]: end - start };
}

/** The three lines of a sentence of which the longest is the shortest. */
function breakInThree(sentence: string): string[] {
  const words = sentence.split(' ');
  const breaks = words.flatMap((_, first) =>
    words
      .slice(first + 1)
      .map((_, more) => [
        words.slice(0, first + 1).join(' '),
        words.slice(first + 1, first + more + 1).join(' '),
        words.slice(first + more + 1).join(' '),
      ]),
  );
  return breaks.reduce((best, lines) => (fitLines(lines) < fitLines(best) ? lines : best));
}
