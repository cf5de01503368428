import { readCode, type Site } from '../site/create-site.ts';
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../site/list-pages.ts';
import { listWords } from '../site/list-words.ts';
import { strip } from '../site/typeset.ts';
import type { ScreenWords } from '../site/words.ts';
import { checkLetters } from './check-letters.ts';

/** 14 letters fit one line of a title in a window of 320 px. */
const LONG_WORD = /[^\s\u00ad-]{15}/u;
/** What site/typeset.ts puts in, and others of the kind. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2060\u202f\ufeff]/;
/** HTML and Markdown. */
const MARKUP = /<\/?[a-z][^>]*>|\*\*|__|`|\]\(|^#+ /i;
/** Other elements of Services and Contact have these ids, or ids that end so. */
const TAKEN_ID = /^(main|menu|widgets|call|question|case)$|-title$/;
/** The hero has a ring for each piece that is billed. */
const MAX_RINGS = 12;

/** Returns one sentence for each problem of the words of a language that their types can't find. */
export function checkWords({ language, facts, listedPages, words }: Site): string[] {
  const folder = `src/content/words/${readCode(language)}`;
  const problems: string[] = [];
  const report = (file: string, sentence: string) => problems.push(`${folder}/${file}.ts: ${sentence}`);

  for (const { id, title, description } of listedPages) {
    for (const [field, text, most] of [
      ['title', title, MAX_TITLE_CHARACTERS],
      ['description', description, MAX_DESCRIPTION_CHARACTERS],
    ] as const)
      if (text.length > most)
        report(id, `page.${field} "${text}" is longer than ${most} characters; shorten it.`);
    problems.push(...checkLetters(`${folder}/${id}.ts: page.title`, title));
  }

  for (const [path, text] of listWords(language.words(facts))) {
    const [file = '', ...keys] = path.split('.');
    const field = keys.join('.');
    if (INVISIBLE.test(text))
      report(
        file,
        `${field} "${text}" has an invisible character; type plain text, and see unbroken and hyphenated in index.ts.`,
      );
    if (MARKUP.test(text))
      report(file, `${field} "${text}" has markup, which visitors would read; delete it.`);
  }

  const { billed, delivered } = words.home.hero.waiting ?? {};
  if (billed && delivered && !(delivered.number <= billed.number && billed.number <= MAX_RINGS))
    report(
      'home',
      `hero.waiting bills ${billed.number} and delivers ${delivered.number}; bill at most ${MAX_RINGS}, and deliver no more than that.`,
    );

  const { list } = words.services;
  for (const [index, { id }] of list.entries()) {
    const field = `list[${index}].id "${id}"`;
    if (!/^[a-z][a-z\d-]*$/i.test(id))
      report('services', `${field} must be letters, digits and hyphens, such as data-analysis.`);
    else if (TAKEN_ID.test(id) || list.findIndex((service) => service.id === id) < index)
      report('services', `${field} is taken; choose another.`);
  }
  if (list.length < 2 || list.length > 5)
    report('services', 'list must have two to five services, for which the design is made.');
  if (list.filter((service) => service.case).length > 1)
    report('services', 'list has two cases; Services opens with one, so keep one and delete the other.');
  const titled = list.flatMap((service) => [service, service.card, service.example, service.case]);
  for (const title of titled.map((part) => part?.title))
    if (title && LONG_WORD.test(title))
      report(
        'services',
        `"${strip(title)}" has a word of more than 14 letters; list it under hyphenated in index.ts, as in Software-entwicklung.`,
      );

  // An owner may have removed About.
  const { about }: Partial<ScreenWords> = words;
  const named = new Set<string>(facts.people.map(({ name }) => name));
  const { roles = {} } = about?.head ?? {};
  for (const name of named)
    if (about && !roles[name])
      report('about', `head.roles["${name}"] is missing; write what this person does.`);
  for (const name of Object.keys(roles))
    if (!named.has(name))
      report('about', `head.roles["${name}"] is about nobody in company.ts; delete it, or add the person.`);
  return problems;
}
