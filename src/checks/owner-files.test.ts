import { expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { registry } from '../content/pages.ts';
import { loadSite } from '../site/load-site.ts';
import { checkExport } from './check-languages.ts';
import { checkMark } from './check-mark.ts';
import { checkRegistry } from './check-registry.ts';
import { checkWords } from './check-words.ts';
import { checkCompany } from './find-problems.ts';

const site = await loadSite();
const [home] = site.listedPages;
const { contact: _contact, ...withoutContact } = registry;
const titled = { ...home!, picture: { title: 'Агент', alt: 'Rings.' } };
const linked = { ...site.words, home: { ...site.words.home, more: [{ page: 'noSuchPage' }] } };

it.each<[what: string, problems: string[], sentence: RegExp | string]>([
  ['mark without viewBox', checkMark('<svg width="8">'), /mark\.svg must be an SVG with a viewBox, such as/],
  [
    'mark with styles',
    checkMark('<svg viewBox="0 0 8 8"><g style="fill:red"/>'),
    /has style=, .*; export it/,
  ],
  ['page that is needed', checkRegistry(withoutContact), /pages\.ts: contact is missing; .* put it back\.$/],
  [
    'page without screen',
    checkRegistry({ ...registry, noSuchPage: { motif: 'ring' } }),
    /^src\/screens\/NoSuchPage\.tsx is missing; write it, or take noSuchPage out of/,
  ],
  [
    'link to a removed page',
    checkWords({ ...site, words: linked }, [], 'en'),
    /en\/home\.ts: more\[0\]\.page "noSuchPage" is not in src\/content\/pages\.ts; link to another page/,
  ],
  [
    'title in other letters',
    checkWords({ ...site, listedPages: [titled] }, [], 'en'),
    /home\.ts: page\.picture\.title "Агент" has А г е н т, which the typeface of shared pictures lacks;/,
  ],
  ['name in other letters', checkCompany({ ...company, name: 'Ж AG' }), /company\.ts: name "Ж AG" has Ж, /],
  [
    'words that are no function',
    checkExport('fr', 'home', {}),
    /fr\/home\.ts: must export a function of the/,
  ],
  ['file without a language', checkExport('fr', 'language', undefined), /must export a language, such as/],
])('says in one sentence what is wrong: %s', (_what, problems, sentence) =>
  expect(problems).toEqual([expect.stringMatching(sentence)]),
);

it('accepts names with signs, and a short name instead of one in other letters', () => {
  expect(checkCompany({ ...company, name: '€uropa Treuhand® AG' })).toEqual([]);
  expect(checkCompany({ ...company, name: 'Ж AG', shortName: 'Alpen' })).toEqual([]);
});
