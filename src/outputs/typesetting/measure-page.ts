import { company } from '../../content/company.ts';
import { splitEmail } from '../../site/email.ts';
import { keepTogether } from '../../site/keep-together.ts';
import type { Site, SitePage } from '../../site/load-site.ts';
import { readToken } from './read-token.ts';
import { setLine } from './set-line.ts';

/** Columns are this much wider, because browsers round the advances of glyphs, some to whole pixels. */
const ROOM_FACTOR = 1.01;
const OUTDENT_EM = readToken('outdent');

/** Words that a page may have, by the sections that show them. */
interface SectionWords {
  hero?: { title: string[] };
  head?: { title: string };
  impact?: { title: string[] };
  next?: { title: string[] };
  people?: { title: string };
  companyInformation?: object;
}

/** Measures what a page sets as large as its column allows, as a CSS rule with lengths in em. */
export function measurePage(id: SitePage['id'], { words, language }: Site): string {
  const sections: SectionWords = id === 'notFound' ? {} : words[id];
  const { hero, head, impact, next, people, companyInformation } = sections;
  // The headings in the first column, or the title of a page that has none there.
  const titles = [impact && words.services.cards, impact ?? next ?? people ?? head];
  const heading = titles.flatMap((section) => section?.title ?? []).join(' ');
  const measures: Record<string, number> = {
    ...(hero && { 'title-width': fitLines(hero.title) }),
    // The longest word, so that no heading breaks inside a word.
    ...(heading && { 'head-width': fitLines(keepTogether(heading, language.noBreakAfter).split(' ')) }),
    ...(id === 'contact' && {
      ...measureInk(splitEmail(company.email)),
      'line-width': measureInk([company.email])['poster-width'],
    }),
    ...(companyInformation && measureInk([company.uid])),
  };
  const declarations = Object.entries(measures).map(([name, em]) => `--${name}:${Number(em.toFixed(3))};`);
  return `:root{${declarations.join('')}}`;
}

/** Measures a column that each line fits, moved left by the outdent. */
const fitLines = (lines: string[]) =>
  ROOM_FACTOR * Math.max(...lines.map((line) => setLine(line).width)) + OUTDENT_EM;

/** Measures the ink of lines that begin at the same place. The ink of the first one begins at the margin. */
function measureInk(lines: string[]) {
  const set = lines.map(setLine);
  const { start } = set[0]!;
  return { 'poster-start': start, 'poster-width': Math.max(...set.map(({ end }) => end)) - start };
}
