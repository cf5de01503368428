import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { registry } from '../content/pages.ts';
import type { Service } from '../content/words.ts';
import { loadSites } from '../site/load-sites.ts';
import { checkAccent } from './check-accent.ts';
import { checkLanguages } from './check-languages.ts';
import { checkMark } from './check-mark.ts';
import { checkPhotos } from './check-photos.ts';
import { checkRegistry } from './check-registry.ts';
import { checkWords } from './check-words.ts';
import { checkCompany } from './find-problems.ts';
import { findDeadLinks } from './refuse-dead-links.ts';

const site = (await loadSites())[0]!;
const { listedPages, words } = site;
const folder = mkdtempSync(join(tmpdir(), 'checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['#ffd700', 'paper, and needs 3:1; choose a darker one.'],
  ['#ff3b30', 'white, and needs 4.5:1; choose a darker one.'],
  ['#8b0000', 'ink, and needs 3:1; choose a lighter one.'],
  ['blue', 'must be a # and six hexadecimal'],
])('refuses the accent %s and says what is needed', (colour, reason) => {
  expect(checkAccent(colour)[0]).toContain(`src/content/brand/accent.ts: ACCENT "${colour}"`);
  expect(checkAccent(colour)[0]).toContain(reason);
  expect(checkAccent('#286bff')).toEqual([]);
});

const [home] = listedPages;
const { contact: _contact, ...withoutContact } = registry;
const checkPage = (change: object) => checkWords({ ...site, listedPages: [{ ...home!, ...change }] });
const linked = { ...words, home: { ...words.home, more: [{ page: 'noSuchPage' }] } };
it.each([
  [checkPage({ title: 'a'.repeat(61) }), /words\/..\/home\.ts: page\.title "a+" is longer than 60 char/],
  [checkPage({ description: 'a'.repeat(156) }), /page\.description "a+" is longer than 155 characters;/],
  [
    checkPage({ picture: { title: 'Агент', alt: '' } }),
    /"Агент" has А г е н т, which the typeface of shared/,
  ],
  [checkLanguages(['it']), /words\/it lacks language\.ts, home\.ts, .*; write .* or take it out of src/],
  [checkLanguages(['en'], ['noSuchPage.ts']), /words\/en lacks noSuchPage\.ts; write what is missing/],
  [
    checkWords({ ...site, code: 'it', language: { ...site.language, tag: 'de-CH' } }),
    /it\/language\.ts: tag "de-CH" is not one of this language; write one such as it-CH/,
  ],
  [checkWords({ ...site, words: linked }), /home\.ts: page "noSuchPage" is not in src\/content\/pages/],
  [checkRegistry(withoutContact), /pages\.ts: contact is missing; .* put it back\.$/],
  [
    checkRegistry({ ...registry, noSuchPage: { motif: 'ring' } }),
    /^src\/screens\/NoSuchPage\.tsx is missing; write it, or take noSuchPage out of/,
  ],
  [checkRegistry({ ...registry, contact: { motif: 'rng' } }), /contact\.motif "rng" does not exist; choose/],
  [
    checkPhotos(['no-one.png']),
    /people\/no-one\.png is nobody's photo; name it like a person of company\.ts/,
  ],
  [checkMark('<svg width="8">'), /mark\.svg must be an SVG with a viewBox, such as/],
  [checkMark('<svg viewBox="0 0 8 8"><g style="fill:red"/>'), /without styles, .*; export it/],
  [checkMark('<svg viewBox="0 0 8 8"><style>'), /without styles, .*; export it/],
  [checkCompany({ ...company, shortName: 'Ж AG' }), /company\.ts: shortName "Ж AG" has Ж, /],
])('%j', (problems, sentence) => expect(problems).toEqual([expect.stringMatching(sentence)]));

it.runIf('about' in registry)('asks for a line on each person', () => {
  const people = [{ name: 'Zoë Graf' }];
  const sentence = expect.stringMatching(/\/about\.ts: people\.roles\["Zoë Graf"\] is missing; write /);
  expect(checkWords({ ...site, facts: { ...site.facts, people } })).toEqual([sentence]);
});

const { example: _example, ...plain } = words.services.blocks[1]!;
const training: Service = { ...plain, id: 'training', title: 'Training' };
const withCase = { ...training, id: 'with-case', example: { kind: 'case', title: 'A case' } } as Service;
const checkServices = (services: Service[]) =>
  checkWords({ ...site, words: { ...words, services: { ...words.services, blocks: services } } });
const checkService = (change: object) => checkServices([training, withCase, { ...plain, ...change }]);
it.each([
  [{ drawing: 'agnets' }, '[2].drawing "agnets" does not exist; choose one of agents, research, saas'],
  [
    { id: 'Our training' },
    '[2].id "Our training" must be small letters, digits and hyphens, such as agents.',
  ],
  [{ id: 'training' }, ' have an id twice; each service needs its own.'],
  [{ title: 'Softwareentwicklung' }, '[2].title "Softwareentwicklung" has a word of more than 14 letters;'],
  [{ example: withCase.example }, ' have two cases; Services opens with one'],
])('refuses a service with %j in one sentence', (change, sentence) => {
  expect(checkService(change)).toEqual([expect.stringContaining(`/services.ts: blocks${sentence}`)]);
  expect(checkService({ title: 'Software\u00adentwicklung' })).toEqual([]);
});
it.each([1, 2, 5, 6])('%i services are accepted from two to five', (count) => {
  const services = Array.from({ length: count }, (_, i) => ({ ...training, id: `service-${i}` }));
  expect(checkServices(services)).toHaveLength([2, 5].includes(count) ? 0 : 1);
});

it.each([
  ['<img src="x.png">', 'x.png'],
  ['<a href="/contact">', '/contact'],
  ['<a href="/#more">', '/#more'],
  [
    '<a href="/de/kontakt.vcf"></a><a href="/#gr%C3%B6%C3%9Fe"></a><a href="/?from=mail"></a><main id="main"></main><a href="#main"></a><a href="mailto:a@b.ch"></a><a href="https://elsewhere.ch/nothing"></a>',
  ],
])('%s: reports dead links only', (html, dead?: string) => {
  mkdirSync(join(folder, 'de'), { recursive: true });
  for (const [file, text] of [
    ['index.html', '<h1 id="top">Company</h1><p id="größe">'],
    ['de/kontakt.vcf', ''],
    ['de/kontakt.html', html],
  ] as const)
    writeFileSync(join(folder, file), text);
  expect(findDeadLinks(folder, 'https://www.company.ch')).toEqual(
    dead ? [`/de/kontakt links to ${dead}, but the site has no such file or id.`] : [],
  );
});
