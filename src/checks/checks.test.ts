import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { full, leaveOut, silent } from '../../tests/companies.ts';
import { company } from '../content/company.ts';
import { published } from '../content/languages.ts';
import type { Company } from '../site/company-schema.ts';
import { createSite } from '../site/create-site.ts';
import type { Facts, Service, Words } from '../site/words.ts';
import { checkAccent } from './check-accent.ts';
import { checkCompany } from './check-company.ts';
import { checkLinks } from './check-links.ts';
import { checkMark } from './check-mark.ts';
import { checkWords } from './check-words.ts';

it.each([
  silent,
  { name: '€uropa Treuhand® AG' },
  { name: 'Ж AG', shortName: 'Alpen' },
  { postcode: '1211', town: 'Genève 4', phone: '+423 123 45 67', founded: 2026, email: 'info@müller.ch' },
  { staff: 3, people: [{ name: 'Dr. Luc Favre-Müller' }, { name: 'Zoë d’Alèves', manages: true }] },
])('accepts the facts of a real company (%j)', (facts) =>
  expect(checkCompany({ ...full, ...facts })).toEqual([]),
);

it.each<[field: string, value: unknown, reason: string, at?: string]>([
  ['sample', 'no', 'must be true or false, without quotes'],
  ['shortName', 'Ж AG', 'has Ж, which the typeface lacks; write it in'],
  ['town', '1211 Genève', 'the postcode has its own field'],
  ['postcode', '0800', 'must be four digits'],
  ['email', 'hello@alpen', 'such as hello@company.ch'],
  ['phone', '044 123 45 67', 'such as +41 44 123 45 67; leave it out if you want no calls'],
  ['uid', 'CHE-123.456.789', 'must have the form and the check digit'],
  ['profiles', [{ name: 'LinkedIn', url: 'linkedin.com/x' }], 'https address', 'profiles[0].url'],
  ['people', [{ name: 'A' }, { name: 'A' }], 'has a name twice'],
  ['people', ['Erika Muster'], "such as { name: 'Erika Muster'", 'people[0] "Erika Muster"'],
  ['name', 42, 'must be one line of text in quotes', 'name 42'],
  ['staff', 1, 'is less than the people that you name'],
  ['certificates', [], "must be a list of one or more in brackets, such as ['ISO 27001']"],
  ['dataCountry', 'QX', 'the code of a country'],
  ['privacy', undefined, 'must be a group of facts in braces'],
  [
    'prices',
    { ...full.prices, dayRate: undefined },
    'must be a whole number from 1 to 10000 without quotes.',
    'prices.dayRate',
  ],
  ['prices', { ...full.prices, dayRat: 9 }, 'is not a fact; correct its name, or delete it', 'prices.dayRat'],
  ['prices', { ...full.prices, running: [310, 100] }, 'such as [300, 900]', 'prices.running'],
  ['site', 'https://alpen.ch/de', 'and nothing else, such as https://www.company.ch'],
])(
  'refuses %s (%j) in one sentence with file, field, value and remedy',
  (field, value, reason, at = field) => {
    const shown = typeof value === 'string' ? ` ${JSON.stringify(value)} ` : ' ';
    const problems = checkCompany({ ...full, [field]: value });
    expect(problems).toEqual([expect.stringContaining(reason)]);
    expect(problems[0]).toMatch(/[^.]\.$/);
    expect(problems[0]!.startsWith(`src/content/company.ts: ${at}${shown}`)).toBe(true);
  },
);

it('reports all wrong facts at once', () => {
  const wrong: object = { ...leaveOut('email'), town: '', dataCountry: 'Irland', systems: 'A', staff: 1 };
  const fields = checkCompany(wrong as never).map((problem) => problem.split(' ')[1]);
  expect(fields.toSorted()).toEqual(['dataCountry', 'email', 'staff', 'systems', 'town']);
});

const language = published[0];
const site = createSite(company, language);
const check = (change: (words: Words) => object, facts: Partial<Company> = {}) => {
  const words = (facts: Facts) => {
    const changed = language.words(facts);
    change(changed);
    return changed;
  };
  return checkWords(createSite({ ...company, ...facts }, { ...language, words }));
};
const checkHome = (change: object) => check(({ home }) => Object.assign(home, change));
const checkPage = (change: object) => check(({ home }) => Object.assign(home.page, change));
const checkServices = (...list: Service[]) => check(({ services }) => Object.assign(services, { list }));
const { openingCase: _case, ...plain } = language.words(site.facts).services.list[0]!;
const training: Service = { ...plain, id: 'training', title: 'Training', card: { ...plain.card, title: '' } };
const other: Service = { ...training, id: 'other' };
const withCase = { ...other, openingCase: { title: 'A case' } } as Service;
const checkCounts = (billed: number, delivered: number) =>
  checkHome({ hero: { invoice: { billed: { number: billed }, delivered: { number: delivered } } } });
// An owner may have removed About.
const about = { page: { title: '', description: '' }, head: { roles: { 'Luc Graf': 'stays' } } };
const checkPerson = (name: string) =>
  check((words) => Object.assign(words, { about }), { people: [{ name }] });
const checkPhoto = (photo: string, file = photo) =>
  checkCompany({ ...full, people: [{ name: 'Jürg Größli', photo }] }, [file]);
it.each([
  [checkAccent('#ffd700'), 'accent.ts: ACCENT "#ffd700" has a contrast of .* with paper, .*; choose a dark'],
  [checkAccent('#8b0000'), 'ink, and needs 3:1; choose a lighter one'],
  [checkPage({ title: 'a'.repeat(61) }), 'words/../home.ts: page.title "a+" is longer than 60 characters; '],
  [checkPage({ description: 'a'.repeat(156) }), 'page.description "a+" is longer than 155 characters; '],
  [checkPage({ title: 'Агент' }), 'title "Агент.* has А г е н т, which the typeface'],
  [checkPhoto('jürg.JPG', 'ju\u0308rg.JPG')],
  [checkPhoto('jürg.png', 'jürg.jpg'), 'people\\[0\\].photo "jürg.png" is not in src/content/people/; put'],
  [checkPhoto('jürg.heic'), 'people\\[0\\].photo "jürg.heic" must be a JPEG, PNG or WebP file in'],
  [checkPhoto("l'homme.jpg"), 'l\'homme.jpg" must be .* without spaces or signs in its name, such'],
  [
    checkMark('<svg viewBox="0 0 310 64">', '<svg viewBox="0 0 310 64">'),
    'mark.svg is 4.8 times .*; draw a square one, .*icon.svg',
  ],
  [checkMark('<svg viewBox="0 0 310 64">', '<svg viewBox="0 0 8 8">')],
  [checkMark('<svg width="8">'), 'mark.svg must be an SVG with a viewBox, such as'],
  [checkMark('<svg viewBox="0 0 8 8"><g style="fill:red"/>'), 'without styles, .*; export it'],
  [checkMark('<svg viewBox="0 0 8 8"><text>A</text>'), 'and convert its text to paths.$'],
  [checkServices(training, withCase)],
  [checkServices(training), 'services.ts: list must have two to five services'],
  [checkServices(...'abcdef'.split('').map((id) => ({ ...training, id }))), 'two to five services'],
  [checkServices(withCase, { ...withCase, id: 'third' }), 'list has two cases; Services opens with one'],
  [checkServices(training, training), 'services.ts: list\\[1\\].id "training" is taken; choose another.$'],
  [checkServices(training, { ...other, id: 'call' }), 'id "call" is taken'],
  [checkServices(training, { ...other, id: 'AI & Data' }), 'id "AI & Data" must be letters, digits and hy'],
  [checkCounts(12, 0)],
  [checkCounts(13, 2), 'home.ts: hero.invoice bills 13 and delivers 2; bill at most 12, and deliver no more'],
  [checkHome({ lead: 'A **bold** claim' }), 'home.ts: lead "A .*bold.* claim" has markup, which visitors'],
  [
    checkHome({ action: { page: 'no page' } }),
    'home.ts: action.page is "no page", which src/content/pages.ts',
  ],
  [checkHome({ lead: '5 < 6, and 7 > 6' })],
  [checkHome({ lead: 'Routine\u00adarbeit' }), 'home.ts: lead ".*" has an invisible character; type plain'],
  [checkPerson('Luc Graf')],
  [checkPerson('Zoë Graf'), 'about.ts: head.roles\\["Zoë Graf"\\] is missing; write what'],
])('finds %j', (problems, sentence = '^$') => expect(problems.join()).toMatch(new RegExp(sentence)));

it('names each link to a page, a file or an element that does not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const link = (...addresses: string[]) => addresses.map((address) => `<a href="${address}"></a>`).join('');
  writeFileSync(join(folder, 'contact.html'), '<main id="draft">');
  const links = link('/', '/contact', '/contact?a=b&amp;c#draft', '#none', '/gone', 'https://w3.org');
  writeFileSync(join(folder, 'index.html'), links);
  // An owner's own page is not read.
  writeFileSync(join(folder, 'brochure.html'), link('/dead'));
  expect(checkLinks(folder, ['brochure.html'])).toEqual([
    expect.stringContaining('/#none does not exist, but / links to it; correct "page" or "anchor"'),
    expect.stringContaining('/gone does not exist'),
  ]);
});
