import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import type { Service } from '../content/words.ts';
import { findSamples } from '../site/find-samples.ts';
import { loadSite } from '../site/load-site.ts';
import { writeWords } from '../site/write-words.ts';
import { checkAccent } from './check-accent.ts';
import { checkCompany, MAX_CHARACTERS } from './check-company.ts';
import { checkLanguages, checkTag } from './check-languages.ts';
import { checkPages } from './check-pages.ts';
import { checkServices } from './check-services.ts';
import { findDeadLinks } from './refuse-dead-links.ts';

const { listedPages, words } = await loadSite();
const checkFacts = (facts: object) => checkCompany({ ...company, ...facts });
const folder = mkdtempSync(join(tmpdir(), 'checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  { postcode: '1211', town: 'Genève 4', uid: 'CHE-116.068.369', phone: '+41 22 123 45 67' },
  { phone: '+423 123 45 67', hostKeepsLogs: '1 week', founded: '2026', management: 'Anna Keller' },
  {
    phone: '',
    hostKeepsLogs: 'none',
    founded: '',
    management: '',
    systems: '',
    dataCountry: '',
    staff: 0,
    cycleWeeks: 0,
    runningFrom: 0,
    runningTo: 0,
  },
  {
    answersWithinDays: 10,
    discoveryDays: 365,
    discoveryPrice: 1_000_000,
    discoveryClientDays: 365,
    cycleWeeks: 52,
    firstAgentFrom: 900,
    firstAgentTo: 900,
  },
  {
    management: 'Dr. Luc Favre-Müller, Jean d’Alèves (software and data), Zoë Graf',
    systems: 'Abacus',
    dataCountry: 'LI',
  },
])('facts of a real company pass (%j)', (facts) => expect(checkFacts(facts)).toEqual([]));

it.each([
  ['name', '   ', 'is empty'],
  ['street', ' Bahnhofstrasse 1', 'without a space at either end'],
  ['town', '1211 Genève', 'must begin with a letter, such as Zürich; the postcode has its own field'],
  ['postcode', '0800', 'must be four digits'],
  ['email', 'hello@alpen', 'is not an email address; it must look like hello@company.ch'],
  ['phone', '044 123 45 67', "such as +41 44 123 45 67, or '' to say nothing"],
  ['uid', 'CHE-123.456.789', 'fails its check digit'],
  ['uid', 'CHE-116.068.369 MWST', 'must have the form CHE-123.456.788'],
  ['founded', 2019, "such as 2019, or '' to say nothing"],
  ['management', 'Anna Keller,Luc Favre', 'must be names with a comma and a space between them'],
  ['staff', 1, 'must be a whole number from 2 to 9999 without quotes, such as 12, or 0 to say nothing'],
  ['cycleWeeks', 53, 'must be a whole number from 1 to 52'],
  ['answersWithinDays', '2', 'must be a whole number from 1 to 10 without quotes, such as 2, or 0'],
  ['discoveryDays', -1, 'or 0 to say nothing'],
  ['discoveryPrice', 99.5, 'must be a whole number from 1 to 1000000'],
  ['dataCountry', 'Switzerland', "must be a country's code of two capital letters, such as CH, or ''"],
  ['site', 'https://alpen.ch/de', 'and nothing else, such as https://www.company.ch'],
  ['site', 'https://müller.ch', 'xn-- stands for an umlaut'],
  ['site', 'http://alpen.ch', 'must be https'],
  ['answersIn', 'German', 'must be codes of two small letters'],
  ['hostCountry', 'QX', 'is the code of no country'],
  ['hostKeepsLogs', '30', 'such as 30 days, or none'],
  ['privacyChanged', '2026-13', 'must be a year and a month, such as 2026-11'],
  ['runningTo', 100, 'does not go with runningFrom 123; write two prices, the lower one first, or 0'],
  ...Object.entries(MAX_CHARACTERS).map(
    ([field, most]) =>
      [
        field,
        (field === 'email' ? '@alpen.ch' : '').padStart(most + 1, 'a'),
        `is too long; the design has room for ${most} characters`,
      ] as const,
  ),
] as [string, unknown, string][])(
  'wrong %s (%j) is said once, with file, field, value and remedy',
  (field, value, reason) => {
    expect(checkFacts({ [field]: value })).toEqual([expect.stringContaining(reason)]);
    expect(checkFacts({ [field]: value })[0]).toMatch(
      new RegExp(`^src/content/company\\.ts: ${field} .*[^.]\\.$`, 's'),
    );
  },
);

it('sample facts are found, and no facts of others', () => {
  const alike = {
    name: 'Muster und Farben AG',
    street: 'Alte Musterstrasse 1',
    email: 'hello@bestexample.com',
    uid: 'CHE-116.068.369',
    postcode: '1234',
    site: 'https://www.example-company.ch',
    management: 'Anna Muster',
    founded: '1998',
    systems: '',
    host: 'Muster Server GmbH',
    mailProvider: 'X AG',
    discoveryPrice: 1,
    firstAgentFrom: 1,
    firstAgentTo: 12_345,
    runningFrom: 1,
    runningTo: 2,
  };
  expect(findSamples({ ...company, ...alike })).toEqual([]);
  const real = [
    'postcode',
    'town',
    'phone',
    'answersWithinDays',
    'answersIn',
    'dataCountry',
    'hostCountry',
    'hostKeepsLogs',
    'mailCountry',
    'privacyChanged',
  ];
  expect([...findSamples(company), ...real].toSorted()).toEqual(Object.keys(company).toSorted());
});

it.each([
  ['#ffd700', 'paper, and needs 3:1; choose a darker one.'],
  ['#ff3b30', 'white, and needs 4.5:1; choose a darker one.'],
  ['#8b0000', 'ink, and needs 3:1; choose a lighter one.'],
  ['blue', 'must be a # and six hexadecimal'],
])('accent %s is refused with what it needs', (colour, reason) => {
  expect(checkAccent(colour)[0]).toContain(`src/content/brand/accent.ts: ACCENT "${colour}"`);
  expect(checkAccent(colour)[0]).toContain(reason);
  expect(checkAccent('#286bff')).toEqual([]);
});

const [home] = listedPages;
const checkPage = (change: object, tagline = 'Work.') =>
  checkPages([{ ...home!, ...change }], { tagline }, 'src/content/words/en');
it.each([
  [checkPage({ title: 'a'.repeat(61) }), /words\/en\/home\.ts: page\.title "a+" is longer than 60 char/],
  [checkPage({ description: 'a'.repeat(156) }), /page\.description "a+" is longer than 155 characters;/],
  [checkPage({ motif: 'tree' }), /pages\.ts: home\.motif "tree" does not exist; choose one of agents, /],
  [checkPage({}, ''), /words\/en\/interface\.ts: tagline "" is empty;/],
  [checkPage({}, 'a'.repeat(91)), /is longer than 90 characters/],
  [checkLanguages([], ['home']), /languages\.ts: languages is empty; write at least one/],
  [checkLanguages(['it'], ['home']), /languages\.ts: it has no folder src\/content\/words\/it; copy /],
  [checkLanguages(['de'], ['careers']), /words\/de\/careers\.ts is missing; copy /],
  [
    checkTag('it', 'de-CH'),
    /it\/language\.ts: tag "de-CH" is another language's; write one such as it-CH\.$/,
  ],
])('%j', (problems, sentence) => expect(problems).toEqual([expect.stringMatching(sentence)]));

const { blocks } = words.services;
const { example: _example, ...plain } = blocks[1]!;
const training: Service = { ...plain, id: 'training', title: 'Training' };
const checkService = (change: object) =>
  checkServices([...blocks.slice(0, 2), { ...training, ...change }], 'de');
it.each([
  [{ drawing: 'agnets' }, 'drawing "agnets" does not exist; choose one of agents, research, saas'],
  [{ example: { title: 'A', picture: 'dots' } }, 'example.picture "dots" does not exist; choose one of bars'],
  [{ example: { title: 'A', sheets: [{ figure: 1e4 }] } }, 'example.sheets[0].figure 10000 must be a whole'],
  [{ id: 'Our training' }, 'id "Our training" must be small letters, digits and hyphens, such as agents.'],
  [{ id: blocks[0]!.id }, `id "${blocks[0]!.id}" is another service's already; each needs its own.`],
  [{ title: 'Softwareentwicklung' }, 'title "Softwareentwicklung" has a word of more than 14 letters;'],
  [{ card: { action: ' ' } }, 'card.action " " must name what'],
])('service %j is told in one sentence', (change, sentence) => {
  expect(checkService(change)).toEqual([expect.stringContaining(`de/services.ts: blocks[2].${sentence}`)]);
  expect(checkService({ title: 'Software\u00adentwicklung' })).toEqual([]);
});
it.each([1, 2, 5, 6])('%i services are in order from two to five', (count) => {
  const services = Array.from({ length: count }, (_, i) => ({ ...training, id: `service-${i}` }));
  expect(checkServices(services, 'de')).toHaveLength([2, 5].includes(count) ? 0 : 1);
});

it.each([
  ['home', { home: () => ({}) }, 'must export a function of the facts as its default: '],
  ['language', { default: () => ({}) }, 'must export the language as its default: '],
])('%s.ts of words with another export is told in one sentence', async (file, exported, sentence) => {
  const language = { name: 'Français', tag: 'fr', locale: 'fr-CH', towns: {}, duties: {} };
  const load = async (asked: string) =>
    asked === file ? exported : { default: asked === 'language' ? language : () => ({}) };
  await expect(writeWords('fr', company, load as never)).rejects.toThrow(
    `src/content/words/fr/${file}.ts ${sentence}export default`,
  );
});

it.each([
  ['<img src="x.png">', 'x.png, but the site has no /de/x.png; such files are none.'],
  ['<a href="/contact">', '/contact, but the site has no /contact; such files are /, /de/kontakt.'],
  ['<a href="/#more">', '/#more, but / has no #more; it has #top, #größe.'],
  ['<style>b{background:url(/x.gif)}</style>', '/x.gif, but the site has no /x.gif; such files are none.'],
  [
    '<a href="/de/kontakt.vcf"></a><a href="/#gr%C3%B6%C3%9Fe"></a><a href="/?from=mail"></a><main id="main"></main><a href="#main"></a><a href="mailto:a@b.ch"></a><a href="https://elsewhere.ch/nothing"></a>',
  ],
])('%s: only a dead link is told', (html, said?: string) => {
  mkdirSync(join(folder, 'de'), { recursive: true });
  for (const [file, text] of [
    ['index.html', '<h1 id="top">Company</h1><p id="größe">'],
    ['de/kontakt.vcf', ''],
    ['de/kontakt.html', html],
  ] as const)
    writeFileSync(join(folder, file), text);
  expect(findDeadLinks(folder, 'https://www.company.ch')).toEqual(
    said ? [`/de/kontakt links to ${said}`] : [],
  );
});
