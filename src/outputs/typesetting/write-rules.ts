import { company } from '../../content/company.ts';
import { arrangeRings, countRings } from '../../site/arrange-rings.ts';
import type { Site } from '../../site/create-site.ts';
import type { Page } from '../../site/list-pages.ts';
import { splitEmail } from '../../site/split-email.ts';
import { fitLines } from './fit-lines.ts';

/** What a page sets as large as its width allows. */
interface Display {
  /** A title whose lines are given. */
  title?: readonly string[] | undefined;
  /** A title that may break after each word. */
  head?: string | undefined;
  /** The lines of a closing title. The last does not break, those above may after each word. */
  closing?: readonly string[] | undefined;
  /** A sentence of three lines. */
  mission?: string | undefined;
  /** A number with its noun, instead of rings. */
  count?: string | undefined;
  email?: string | undefined;
  rings?: { count: number; managers: number } | undefined;
}

/** Words that a page may have, by the sections that show them. */
interface SectionWords {
  hero?: { title: string[] };
  head?: { title: string };
  impact?: { title: string[] };
  mission?: { title: string; text: string };
  people?: { count: string };
  closing?: { title: string[] };
}

export function findDisplay(id: Page['id'], { words, facts }: Pick<Site, 'words' | 'facts'>): Display {
  const { hero, head, impact, mission, people, closing }: SectionWords = id === 'notFound' ? {} : words[id];
  const rings = countRings(facts.staff);
  return {
    title: hero?.title,
    // Home's two headings are of one size.
    head: impact ? [...words.services.cards.title, ...impact.title].join(' ') : head?.title,
    // About shows its closing title in one line.
    closing: closing && id === 'about' ? [closing.title.join(' ')] : closing?.title,
    mission: mission && `${mission.title} ${mission.text}`,
    count: rings ? undefined : people?.count,
    email: id === 'contact' ? company.email : undefined,
    rings: people && rings ? { count: rings, managers: facts.management.length } : undefined,
  };
}

/** The CSS rule of one page: the widths of its display texts, in em, and how its rings are arranged. */
export function writeRules({ title, head, closing, mission, count, email, rings }: Display): string {
  const lines = {
    title,
    head: head?.split(' '),
    closing: closing && [...closing.slice(0, -1).join(' ').split(' '), `${closing.at(-1)}.`],
    mission: mission && breakInThree(mission),
    count: count && [count],
    email: email && splitEmail(email),
    line: email && [email],
  };
  const widths = Object.entries(lines).map(([name, lines]) =>
    lines ? `--${name}-width:${fitLines(lines).toFixed(2)};` : '',
  );
  const grids = rings ? arrangeRings(rings.count, rings.managers) : [];
  const numbers = grids.map(
    ({ window, columns, rows, step }) =>
      `--${window}-columns:${columns};--${window}-rows:${rows};--${window}-step:${step};`,
  );
  return `:root{${[...widths, ...numbers].join('')}}`;
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
