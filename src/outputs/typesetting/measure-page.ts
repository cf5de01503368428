import { company } from '../../content/company.ts';
import type { Facts } from '../../content/words.ts';
import { arrangeRings, countRings } from '../../site/arrange-rings.ts';
import type { Site } from '../../site/create-site.ts';
import type { Page } from '../../site/list-pages.ts';
import { splitEmail } from '../../site/split-email.ts';
import { FIGURES_TRACKING_EM, fitLines, measureInk } from './fit-lines.ts';

/** Each digit of the number is an element of its own, and so not kerned with its neighbours. */
const UNKERNED_FACTOR = 1.01;

/** Lengths in em and whole numbers, by the names of their custom properties. */
type Measures = Record<string, number>;

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

/** Measures what a page sets as large as its width allows, and arranges its rings. */
export function measurePage(id: Page['id'], { words, facts }: Pick<Site, 'words' | 'facts'>): Measures {
  const { hero, head, impact, mission, people, values, closing }: SectionWords =
    id === 'notFound' ? {} : words[id];
  // The headings in the first column are of one size, and may break after each word.
  const heading = impact
    ? [...words.services.cards.title, ...impact.title].join(' ')
    : (values ?? head)?.title;
  const questions = words.services.blocks.flatMap((service) => service.questions);
  return {
    ...(hero && { 'title-width': fitLines(hero.title) }),
    ...(heading && { 'head-width': fitLines(heading.split(' ')) }),
    ...(mission && measureTogether('mission', breakInThree(`${mission.title} ${mission.text}`))),
    ...(people && measurePeople(people.count, facts)),
    ...(closing && measureClosing(closing.title)),
    ...(id === 'about' && measureNumber(company.uid)),
    ...(id === 'contact' && { ...measureEmail(company.email), 'questions-width': fitLines(questions) }),
  };
}

/** The CSS rule of one page that has these measures. */
export function writeRule(measures: Measures): string {
  const declarations = Object.entries(measures).map(
    ([name, measure]) => `--${name}:${Number(measure.toFixed(3))};`,
  );
  return `:root{${declarations.join('')}}`;
}

/** Of the rings in each kind of window, or of the number that stands there instead. */
function measurePeople(count: string, { staff, management }: Facts): Measures {
  const rings = countRings(staff);
  if (!rings) return count ? { 'count-width': fitLines([count]) } : {};
  const grids = arrangeRings(rings, management.length).flatMap(({ window, columns, rows, step }) => [
    [`${window}-columns`, columns],
    [`${window}-rows`, rows],
    [`${window}-step`, step],
  ]);
  return Object.fromEntries(grids);
}

/** Of one line, which fills the page; or of several, of which the last does not break, and those above may after each word. */
export function measureClosing(lines: readonly string[]): Measures {
  const opening = lines.slice(0, -1).join(' ').split(' ');
  const end = `${lines.at(-1)}.`;
  if (lines.length > 1) return { 'closing-width': fitLines([...opening, end]) };
  const { start, width } = measureInk(end);
  return { 'closing-start': start, 'closing-width': width };
}

/** Of the address in one line and in two, which begin at the same place. */
export function measureEmail(email: string): Measures {
  return { ...measureTogether('email', splitEmail(email)), 'line-width': measureInk(email).width };
}

/** Of the number in one line, and of its digits in a line of their own. */
function measureNumber(number: string): Measures {
  const { start, width } = measureInk(number, FIGURES_TRACKING_EM);
  const digits = measureInk(number.slice(number.indexOf('-') + 1), FIGURES_TRACKING_EM);
  return {
    'number-start': start,
    'number-width': UNKERNED_FACTOR * width,
    'digits-width': UNKERNED_FACTOR * (digits.start + digits.width - start),
  };
}

/** Of lines that begin at the same place, the first with its ink at the margin. */
function measureTogether(name: string, lines: string[]): Measures {
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
