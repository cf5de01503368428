import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { company } from '../src/content/company.ts';
import { allLanguages } from '../src/content/languages.ts';
import type { Company } from '../src/site/company-schema.ts';
import { computeOffer } from '../src/site/compute-offer.ts';
import { createSite } from '../src/site/create-site.ts';
import { listTexts } from '../src/site/list-words.ts';
import { planProject } from '../src/site/plan-project.ts';
import type { ScreenWords } from '../src/site/words.ts';
import { normalise, readText, strings, type Tree, texts } from './built.ts';
import { full, leaveOut, optionalFacts, silent } from './companies.ts';
import { render } from './render.ts';

/** What a text says that needs a missing fact. */
const HOLE = /undefined|\bnull\b|NaN|\[object|[ \u00a0]{2}| [,.]|\( ?\)/;
/** What holds a text or a picture, and so would be a hole without one. */
const HOLDERS = ':is(main, footer) :is(section, h1, h2, h3, p, a, ul, dl, li, dt, dd)';
const isEmpty = (element: Tree) => !normalise(readText(element)) && !select('svg, img, i', element);
/** The middle of these costs more than an agent saves. */
const DEAR = { ...full, prices: { ...full.prices, running: [6000, 9000] } } satisfies Company;

/** Companies that each leave one thing out. */
const companies: [left: string, company: Company][] = [
  ...optionalFacts.map((fact): [string, Company] => [fact, leaveOut(fact)]),
  ['gain', DEAR],
  ['all', silent],
];

const show = (company: Company) => {
  const site = createSite(company, allLanguages[0]!);
  return Object.values(site.pages).map((page) => render(site, page));
};
const stated = show(full);
it.runIf(company.sample).each(companies)(
  'without %s, pages change and show no empty element and no “undefined”',
  (_, company) => {
    const changed = show(company).filter((page) => !stated.includes(page));
    // An owner may have removed About, which alone states some facts.
    if ('about' in createSite(full, allLanguages[0]!).pages) expect(changed).not.toEqual([]);
    const trees = changed.map((page) => fromHtml(page));
    expect(trees.flatMap(strings).filter((text) => HOLE.test(text))).toEqual([]);
    // A style asks whether an attribute is there.
    expect(changed.join('').match(/ data-[\w-]+="false"/g)).toBeNull();
    expect(trees.flatMap((tree) => selectAll(HOLDERS, tree)).filter(isEmpty)).toEqual([]);
  },
);

it('services without a drawing show their number', () => {
  const site = createSite(company, allLanguages[0]!);
  const { list } = site.words.services;
  for (const service of list) delete service.drawing;
  const html = render(site, site.pages.home);
  expect(texts(fromHtml(html), 'main svg text')).toEqual(list.map((_, i) => `${i + 1}`));
});

describe.runIf(company.sample).each(allLanguages)('$name', (language) => {
  const { words, facts } = createSite(full, language);
  const join = (part: unknown) => normalise(listTexts(part).join(' '));

  it.each(companies)('says nothing in place of a fact that is not stated: %s', (_, company) =>
    expect(listTexts(createSite(company, language).words).filter((text) => HOLE.test(text))).toEqual([]),
  );

  it('shows a sum that adds up on Home, and the same figures in the sample offer', () => {
    const { pays } = words.home;
    // An owner without agents may have removed it.
    if (!pays) return;
    const { sum, payback, earning } = pays;
    const parse = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
    const [cases, minutes, price, running, saving] = sum.map(({ value }) => parse(value));
    expect(cases! * minutes! * price! - running!).toBe(saving);
    expect([payback.value, earning.value]).toEqual([13, 23]);
    const example = facts.offer!;
    const { methodology }: Partial<ScreenWords> = words;
    if (methodology)
      for (const figure of ['54', '29', facts.format(example.price)])
        expect.soft(join(methodology.offer)).toContain(figure);
    expect(createSite(DEAR, language).words.home.pays).toBeUndefined();
  });
});

it('payback follows from the prices, and is shown only where an agent pays', () => {
  // Middle prices 41,000 and 640: 1000 × 6 × CHF 1 − 640 saved a month, and 29 + 6 days at CHF 480.
  expect(computeOffer(full.prices)).toMatchObject({
    price: 41_000,
    saving: 5360,
    ownDays: 35,
    invested: 66_900,
    months: 13,
    earned: 123_280,
    hoursSaved: 100,
    priceWithAgent: 3.64,
    ownDaysPrice: 16_800,
    // (66,900 ÷ 36 + 640) ÷ 6 = 416.4
    leastCases: 420,
    // (86,600 ÷ 36 + 970) ÷ 6 = 562.6
    range: { high: { leastCases: 570 } },
  });
  const pay = (price: number) => computeOffer({ ...full.prices, firstAgent: [price, price] });
  // 35 months save 187,600. Discovery and own days cost 25,900, so 161,700 are left for the agent.
  expect(pay(161_700)).toMatchObject({ months: 35, earningMonths: 1, earned: 5360 });
  expect(pay(161_701)).toBeUndefined();
  expect(computeOffer(DEAR.prices)).toBeUndefined();
});

it('weeks and months of a project follow from the prices', () => {
  const plan = (discoveryDays: number, cycleWeeks: number) =>
    planProject({ ...full.prices, discoveryDays, cycleWeeks });
  expect(plan(10, 2)).toMatchObject({ steps: [[2], [2, 2, 2, 2, 2]], weeks: 12, months: 3 });
  expect(plan(11, 5)).toMatchObject({ steps: [[3], [5, 5, 5, 5, 2]], weeks: 25, months: 6 });
});
