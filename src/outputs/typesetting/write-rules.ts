import { company } from '../../content/company.ts';
import type { Words } from '../../content/words.ts';
import type { Page } from '../../site/list-pages.ts';
import { splitEmail } from '../../site/split-email.ts';
import { fitLines } from './fit-lines.ts';

/** Texts that a page sets as large as its width allows. */
interface DisplayTexts {
  /** A title whose lines are given. */
  title?: readonly string[] | undefined;
  /** A title that may break after each word. */
  head?: string | undefined;
  /** The lines of a closing title. The last does not break, those above may after each word. */
  closing?: readonly string[] | undefined;
  /** A sentence of three lines. */
  mission?: string | undefined;
  email?: string | undefined;
}

/** Words that a page may have, by the sections that show them. */
interface SectionWords {
  hero?: { title: string[] };
  head?: { title: string };
  mission?: { title: string; text: string };
  closing?: { title: string[] };
}

export function findDisplayTexts(id: Page['id'], words: Words): DisplayTexts {
  const { hero, head, mission, closing }: SectionWords = id === 'notFound' ? {} : words[id];
  return {
    title: hero?.title,
    head: id === 'home' ? words.services.cards.title.join(' ') : head?.title,
    // About shows its closing title in one line.
    closing: closing && id === 'about' ? [closing.title.join(' ')] : closing?.title,
    mission: mission && `${mission.title} ${mission.text}`,
    email: id === 'contact' ? company.email : undefined,
  };
}

/** The CSS rule of one page with the widths of its display texts, in em. */
export function writeRules({ title, head, closing, mission, email }: DisplayTexts): string {
  const lines = {
    title,
    head: head?.split(' '),
    closing: closing && [...closing.slice(0, -1).join(' ').split(' '), `${closing.at(-1)}.`],
    mission: mission && breakInThree(mission),
    email: email && splitEmail(email),
    line: email && [email],
  };
  const widths = Object.entries(lines).map(([name, lines]) =>
    lines ? `--${name}-width:${fitLines(lines).toFixed(2)};` : '',
  );
  return `:root{${widths.join('')}}`;
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
