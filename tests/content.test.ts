import { globSync, readFileSync } from 'node:fs';
import { selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { ACCENT } from '../src/content/brand/accent.ts';
import { type Company, company } from '../src/content/company.ts';
import { writeWords } from '../src/site/write-words.ts';
import { attributes, listTexts, readBuilt, type Tree, texts } from './built.ts';

describe('specification', () => {
  const SERVICES = ['Custom Agent Development', 'AI Research', 'Custom SaaS Development'];
  const site = readBuilt('dist');
  const open = (path: string) => site.page(path).tree;
  const paths = (part: Tree) => attributes(part, 'a', 'href').map((href) => href.replace(/#.*/, ''));
  const sections = (path: string) =>
    new Map(selectAll('main section', open(path)).map((part) => [texts(part, 'h1, h2')[0]!, part]));

  it('five pages and a missing one, which header and footer link', () => {
    expect(site.pages.map(({ path }) => path).toSorted()).toEqual([
      '/',
      '/404',
      '/about',
      '/contact',
      '/methodology',
      '/services',
    ]);
    for (const { tree } of site.pages)
      for (const part of ['header', 'footer']) {
        expect
          .soft(texts(tree, `${part} nav a`))
          .toEqual(['Home', 'Services', 'Methodology', 'About', 'Contact']);
        expect
          .soft(attributes(tree, `${part} nav a`, 'href'))
          .toEqual(['/', '/services', '/methodology', '/about', '/contact']);
      }
  });
  it('Home: hero with two buttons, three cards, three impacts, closing', () => {
    const all = sections('/');
    expect(paths([...all.values()][0]!).slice(0, 2)).toEqual(['/services', '/contact']);
    expect(texts(all.get('Our Services')!, 'li h3 a')).toEqual([
      'Custom Agent Development',
      'AI Research',
      'SaaS Platform Development',
    ]);
    expect(paths(all.get('Our Services')!)).toEqual(['/services', '/services', '/services']);
    expect(texts(all.get('Business Impact')!, 'li h3')).toEqual([
      'Customer Support Automation',
      'Data-Driven Decision Making',
      'Operational Efficiency',
    ]);
    expect(paths(all.get('Business Impact')!)).toEqual(['/methodology']);
  });
  it.each(SERVICES)('Services: %s has a list, a canvas and a button to Contact', (title) => {
    const block = sections('/services').get(title)!;
    expect(selectAll('ul li', block).length).toBeGreaterThan(1);
    expect(selectAll('[data-drawing] canvas', block)).toHaveLength(1);
    expect(paths(block)).toEqual(['/contact']);
  });
  it('Methodology: Deliver Impact in three phases of three points, consultation at Contact', () => {
    expect(texts(open('/methodology'), 'h1')[0]).toContain('Deliver Impact');
    for (const phase of ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'])
      expect.soft(texts(sections('/methodology').get(phase)!, 'li h3')).toHaveLength(3);
    const call = texts(open('/methodology'), 'main a').indexOf('Schedule a Consultation');
    expect(attributes(open('/methodology'), 'main a', 'href')[call]).toBe('/contact');
  });
  it('About: mission, four values, number; Contact: address, email link, number, no form', () => {
    const values = ['Innovation', 'Excellence', 'Client-Centricity', 'Impact'];
    expect(texts(open('/about'), 'main :is(h2, h3)')).toEqual(
      expect.arrayContaining([expect.stringMatching(/mission/i), ...values]),
    );
    for (const path of ['/about', '/contact'])
      expect.soft(texts(open(path), 'main')[0]).toContain(company.uid);
    expect(attributes(open('/contact'), 'main a', 'href')).toContain(`mailto:${company.email}`);
    expect(texts(open('/contact'), 'main')[0]).toContain(company.street);
    for (const { tree } of site.pages)
      expect.soft(selectAll('form, input, textarea, select', tree)).toEqual([]);
  });
  it.each(['/', '/services', '/about'])('%s ends with a call to Contact', (path) => {
    expect(paths([...sections(path).values()].at(-1)!)).toEqual(['/contact']);
  });
  it('footer: tagline, name, address, email, number, year', () => {
    const [footer] = texts(open('/'), 'footer');
    for (const fact of [
      company.name,
      company.street,
      company.town,
      company.email,
      company.uid,
      `© ${new Date().getUTCFullYear()} ${company.name}`,
    ])
      expect.soft(footer).toContain(fact);
    expect(attributes(open('/'), 'footer a', 'href')).toContain(`mailto:${company.email}`);
  });
  it('404 and error panel say what they must', () => {
    expect(texts(open('/404'), 'main h1')).toEqual(["Oops! The page you're looking for doesn't exist."]);
    expect(texts(open('/404'), 'main a')).toEqual(['Return to Home']);
    expect(attributes(open('/404'), 'main a', 'href')).toEqual(['/']);
    for (const { tree } of site.pages)
      expect.soft(attributes(tree, '#widgets', 'dataErrorTitle')).toEqual(['Unexpected Application Error!']);
  });
});

const codes = globSync('*', { cwd: 'src/content/words' });
const read = async (facts: Partial<Company>, code = 'en') =>
  (await writeWords(code, { ...company, ...facts })).words;

const abroad = 'personal data is processed outside Switzerland: in Norway.';
it.each<[what: string, facts: Partial<Company>, said: string[], notSaid?: string[]]>([
  [
    'the host, with its country',
    { host: 'Hof AG', hostCountry: 'AT' },
    ['hosted by Hof AG, Austria.', 'Hof AG in Austria'],
  ],
  ['the month of the last change', { privacyChanged: '2027-01' }, ['changed in January 2027.']],
  ['how long a host keeps logs', { hostKeepsLogs: '2 weeks' }, ['each entry for 2 weeks.']],
  ['that a host keeps none', { hostKeepsLogs: 'none' }, ['keeps no log'], ['each entry', 'for none']],
  ['nothing of countries where there are none', { hostCountry: 'CH', mailCountry: 'CH' }, [], ['outside']],
  ['which data leaves the country', { mailCountry: 'NO' }, [`For email, ${abroad}`]],
  ['both', { hostCountry: 'NO', mailCountry: 'NO' }, [`For hosting and email, ${abroad}`]],
  ['no managers', { management: '' }, [], ['Management', '\n\n']],
  ['within how many days you answer', { answersWithinDays: 3 }, ['Within three working days, with q']],
  ['in which languages', { answersIn: 'rm' }, ['Write in English if you like; we answer in Romansh.']],
])('contact tells %s', async (_what, facts, said, notSaid = []) => {
  const { imprint, next, privacy } = (await read(facts)).contact;
  const text = [
    ...imprint.paragraphs,
    ...next.steps.flatMap((step) => step.text),
    ...privacy.paragraphs,
  ].join('\n');
  for (const words of said) expect.soft(text).toContain(words);
  for (const words of notSaid) expect.soft(text).not.toContain(words);
});

it.each([
  ['en', 'Zürich', 'Zurich', '12,345'],
  ['de', 'Genève', 'Genf', '12’345'],
  ['fr', 'Basel', 'Bâle', '12’345'],
])('in %s, %s is %s in a sentence, and a price %s', async (code, town, name, price) => {
  const { words, facts } = await writeWords(code, { ...company, town, discoveryPrice: 12_345 });
  expect(words.about.head.lead).toMatch(new RegExp(`\\b${name}\\b`));
  expect(facts.discoveryPrice).toBe(price);
});

/** Facts that an owner may leave out; two prices are stated together or not at all. */
const STATED = {
  management: 'Anna Keller (tests), Luc Favre',
  staff: 359,
  answersWithinDays: 9,
  discoveryDays: 352,
  discoveryPrice: 351,
  discoveryClientDays: 354,
  cycleWeeks: 353,
  firstAgentFrom: 355,
  firstAgentTo: 356,
  runningFrom: 357,
  runningTo: 358,
  systems: 'Abacus',
  dataCountry: 'LI',
};
const silence = (fact = '') =>
  Object.fromEntries(
    Object.entries(STATED)
      .filter(([name]) => name.startsWith(fact.replace(/(From|To)$/, '')))
      .map(([name, value]) => [name, typeof value === 'string' ? '' : 0]),
  );

it.each(codes)('%s states what the owner states, and nothing where he says nothing', async (code) => {
  const write = async (facts: object) => listTexts(await read(facts, code)).join('\n');
  const stated = await write(STATED);
  for (const [fact, value] of Object.entries(STATED)) {
    if (Number(value) > 99) expect.soft(stated, fact).toContain(`${value}`);
    expect.soft(await write({ ...STATED, ...silence(fact) }), fact).not.toBe(stated);
  }
  expect(await write(silence())).not.toMatch(/undefined|NaN|35\d|Abacus|\b0\b(?![.,])| {2}|\( ?\)/);
});

it('no language has a sentence of another', async () => {
  const facts = Object.values(company).filter(Boolean).map(String);
  const sentences = await Promise.all(
    codes.map(async (code) =>
      listTexts(await read({}, code))
        .map((text) => facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text))
        .flatMap((text) => text.split(/(?<=[.?!:])\s/))
        .filter((sentence) => (sentence.match(/\p{L}{2,}/gu) ?? []).length >= 4),
    ),
  );
  for (const [i, own] of sentences.entries()) {
    const foreign = new Set(sentences.toSpliced(i, 1).flat());
    expect(own.length).toBeGreaterThan(100);
    expect
      .soft(
        own.filter((sentence) => foreign.has(sentence)),
        codes[i],
      )
      .toEqual([]);
  }
});

it.each(codes)('in %s each figure of the example offer is what its formula gives', async (code) => {
  const plain = (text: string) =>
    text
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/(?<=\d)[,’](?=\d{3}\b)/g, '')
      .replaceAll(/(?<=\d),(?=\d\b)/g, '.');
  const { offer } = (await read({}, code)).methodology;
  expect(offer.example!.figures.map(({ value }) => plain(value))).toEqual([
    '68000',
    '8',
    '4',
    '680',
    '5320',
    '16',
  ]);
  const notes = plain(offer.example!.figures.map(({ note }) => note).join(' '));
  for (const term of ['1000', '6 ', '680', '12345', '68000', '5320', '15.1'])
    expect.soft(notes).toContain(term);
  expect(plain(offer.example!.terms.map(({ text }) => text).join(' '))).toMatch(/CHF ?80345/);
  expect(
    (await read({ runningFrom: 6000, runningTo: 9000 }, code)).methodology.offer.example,
  ).toBeUndefined();
});

it('facts are written in company.ts alone, the accent in accent.ts', () => {
  const exclude = [
    'src/content/company.ts',
    'src/content/brand/accent.ts',
    'src/checks/*',
    'src/site/find-samples.ts',
    '**/*.test.ts',
  ];
  const FACTS =
    /\bMuster(strasse|( Hosting| Mail)? AG)\b|123\.456\.788|\b8001\b|Zürich(?!: ')|muster\.example/;
  for (const file of globSync('src/**/*.{ts,tsx,astro,css}', { exclude })) {
    const code = readFileSync(file, 'utf8').replaceAll(/^ *(\/?\*|\/\/).*$/gm, '');
    expect.soft([FACTS.exec(code)?.[0], code.includes(ACCENT)], file).toEqual([undefined, false]);
  }
});
