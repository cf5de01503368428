import { MAX_CHARACTERS, readCode, type Site } from '../site/create-site.ts';
import { listWords } from '../site/list-words.ts';
import type { ScreenWords } from '../site/words.ts';
import { checkLetters } from './check-letters.ts';

/** What site/typeset.ts puts in, and others of the kind. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2060\u202f\ufeff]/;
/** HTML and Markdown. */
const MARKUP = /<\/?[a-z][^>]*>|\*\*|__|`|\]\(|^#+ /i;
/** Ids that Services and Contact already use. */
const TAKEN_ID = /^(main|menu|widgets|call|question|case)$|-title$/;
/** The hero has a ring for each piece that is billed. */
const MAX_RINGS = 12;

/** Returns one sentence for each problem of the words of a language that their types can't find. */
export function checkWords({ language, facts, listedPages, pages, words }: Site): string[] {
  const problems: string[] = [];
  const folder = `src/content/words/${readCode(language)}`;
  /** Takes the path of a text, such as "home.hero.title". */
  const report = (path: string, sentence: string) =>
    problems.push(`${folder}/${path.replace('.', '.ts: ')} ${sentence}`);

  for (const page of listedPages) {
    problems.push(...checkLetters(`${folder}/${page.id}.ts: page.title`, page.title));
    for (const field of ['title', 'description'] as const) {
      const most = MAX_CHARACTERS[field];
      if (page[field].length > most)
        report(`${page.id}.page.${field}`, `"${page[field]}" is longer than ${most} characters; shorten it.`);
    }
  }

  for (const [path, text] of listWords(language.words(facts))) {
    if (INVISIBLE.test(text))
      report(
        path,
        `"${text}" has an invisible character; type plain text, and see unbroken and hyphenated in index.ts.`,
      );
    if (path.endsWith('.page') && !(text in pages))
      report(path, `is "${text}", which src/content/pages.ts doesn't list; link to another page.`);
    if (MARKUP.test(text)) report(path, `"${text}" has markup, which visitors would read; delete it.`);
  }

  const { billed, delivered } = words.home.hero.invoice ?? {};
  if (billed && delivered && !(delivered.number <= billed.number && billed.number <= MAX_RINGS))
    report(
      'home.hero.invoice',
      `bills ${billed.number} and delivers ${delivered.number}; bill at most ${MAX_RINGS}, and deliver no more than that.`,
    );

  const { list } = words.services;
  for (const [index, { id }] of list.entries()) {
    const path = `services.list[${index}].id`;
    if (!/^[a-z][a-z\d-]*$/i.test(id))
      report(path, `"${id}" must be letters, digits and hyphens, such as data-analysis.`);
    else if (TAKEN_ID.test(id) || list.findIndex((service) => service.id === id) < index)
      report(path, `"${id}" is taken; choose another.`);
  }
  if (list.length < 2 || list.length > 5)
    report('services.list', 'must have two to five services, for which the design is made.');
  if (list.filter((service) => service.openingCase).length > 1)
    report('services.list', 'has two cases; Services opens with one, so keep one and delete the other.');

  // An owner may have removed About.
  const { about }: Partial<ScreenWords> = words;
  if (!about) return problems;
  for (const { name } of facts.people)
    if (!about.head.roles[name])
      report(`about.head.roles["${name}"]`, 'is missing; write what this person does.');
  return problems;
}
