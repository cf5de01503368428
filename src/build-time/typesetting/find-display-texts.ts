import { company } from '../../content/company.ts';
import type { Words } from '../../content/words.ts';
import type { Page } from '../../site/list-pages.ts';
import type { DisplayTexts } from './write-rules.ts';

/** Words that a page may have, by the sections that show them. */
interface SectionWords {
  hero?: { title: string[] };
  head?: { title: string };
  closing?: { title: string[] };
}

/** What of a page is set as large as its width allows: its own titles, the one of Home's cards, and the address on Contact. */
export function findDisplayTexts(id: Page['id'], words: Words): DisplayTexts {
  if (id === 'notFound') return {};
  if (id === 'contact') return { email: company.email };
  const { hero, head, closing }: SectionWords = words[id];
  if (id === 'home')
    return { title: hero!.title, head: words.services.cards.title.join(' '), closing: closing!.title };
  // About shows its closing title in one line.
  const closingLines = id === 'about' ? [closing!.title.join(' ')] : closing?.title;
  return { title: hero?.title, head: head?.title, closing: closingLines };
}
