import { company } from '../../content/company.ts';
import { splitEmail } from '../../site/email.ts';
import { keepTogether } from '../../site/keep-together.ts';
import type { Site, SitePage } from '../../site/load-site.ts';
import { fitLines, measureInk } from './fit-lines.ts';

/** Lengths in em, by the names of their custom properties. */
type Measures = Record<string, number>;

/** Words that a page may have, by the sections that show them. */
interface SectionWords {
  hero?: { title: string[] };
  head?: { title: string };
  impact?: { title: string[] };
  next?: { title: string[] };
  people?: { title: string };
  companyInformation?: object;
}

/** Measures what a page sets as large as its column allows. */
export function measurePage(id: SitePage['id'], { words, language }: Site): Measures {
  const sections: SectionWords = id === 'notFound' ? {} : words[id];
  const { hero, head, impact, next, people, companyInformation } = sections;
  // The headings in the first column, or the title of a page that has none there.
  const titles = [impact && words.services.cards, impact ?? next ?? people ?? head];
  const heading = titles.flatMap((section) => section?.title ?? []).join(' ');
  return {
    ...(hero && { 'title-width': fitLines(hero.title) }),
    // The longest word, so that no heading breaks inside a word.
    ...(heading && { 'head-width': fitLines(keepTogether(heading, language.noBreakAfter).split(' ')) }),
    ...(id === 'contact' && measureEmail(company.email)),
    ...(companyInformation && measureTogether([company.uid])),
  };
}

/** The CSS rule of one page that has these measures. */
export function writeRule(measures: Measures): string {
  const declarations = Object.entries(measures).map(
    ([name, measure]) => `--${name}:${Number(measure.toFixed(3))};`,
  );
  return `:root{${declarations.join('')}}`;
}

/** Measures the address in one line and in two. */
function measureEmail(email: string): Measures {
  return { ...measureTogether(splitEmail(email)), 'line-width': measureInk(email).width };
}

/** Measures lines that begin at the same place. The ink of the first one begins at the margin. */
function measureTogether(lines: string[]): Measures {
  const ink = lines.map((line) => measureInk(line));
  const { start } = ink[0]!;
  const end = Math.max(...ink.map((line) => line.start + line.width));
  return { 'poster-start': start, 'poster-width': end - start };
}
