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

/** What of a page is set as large as its width allows, or aligned by its ink: its own titles, and facts. */
export function findDisplayTexts(id: Page['id'], words: Words): DisplayTexts {
  if (id === 'notFound') return { digit: '4' };
  if (id === 'contact') return { email: company.email };
  const { hero, head, closing }: SectionWords = words[id];
  const titles = { title: hero?.title, head: head?.title };
  // About shows its closing title in one line.
  if (id === 'about') return { ...titles, closing: [closing!.title.join(' ')], number: company.uid };
  return { ...titles, closing: closing?.title };
}
