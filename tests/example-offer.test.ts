import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '../src/content/company.ts';
import { writeWords } from '../src/site/write-words.ts';

const codes = globSync('*', { cwd: join(import.meta.dirname, '../src/content/words') });

const STATED = {
  discoveryPrice: 12_345,
  discoveryClientDays: 3,
  cycleWeeks: 2,
  firstAgentFrom: 12_345,
  firstAgentTo: 123_450,
  runningFrom: 123,
  runningTo: 1234,
};
const NO_DISCOVERY = { discoveryPrice: 0, discoveryClientDays: 0 };
const NO_PRICE = { firstAgentFrom: 0, firstAgentTo: 0 };
const NO_RUNNING = { runningFrom: 0, runningTo: 0 };
const NO_CYCLE = { cycleWeeks: 0 };

/** The figures that are shown: price, weeks, the client's days, running, saving, months; and the liability cap. */
const CASES = [
  { stated: 'everything', facts: {}, shown: ['68000', '8', '4', '680', '5320', '16'], cap: '80345' },
  { stated: 'no Discovery', facts: NO_DISCOVERY, shown: ['68000', '8', '4', '680', '5320', '13'] },
  { stated: 'no price of an agent', facts: NO_PRICE, shown: ['8', '4', '680', '5320'] },
  { stated: 'no price of running', facts: NO_RUNNING, shown: ['68000', '8', '4'], cap: '80345' },
  { stated: 'no cycle', facts: NO_CYCLE, shown: ['68000', '4', '680', '5320', '16'], cap: '80345' },
  {
    stated: 'nothing',
    facts: { ...NO_DISCOVERY, ...NO_PRICE, ...NO_RUNNING, ...NO_CYCLE },
    shown: ['4'],
  },
];

for (const code of codes)
  it.each(CASES)(
    `in ${code} each figure of the example is what its formula gives: $stated`,
    async ({ facts, shown, cap }) => {
      const { example } = await writeOffer(code, facts);
      const figures = example!.figures.map(({ value, note }) => ({ value: plain(value), note: plain(note) }));
      expect(figures.map(({ value }) => value)).toEqual(shown);
      const formulas = figures.filter(({ note }) => FORMULA.test(note));
      expect(formulas).toHaveLength(shown.filter((value) => ['5320', '13', '16'].includes(value)).length);
      for (const { value, note } of formulas) {
        const sum = calculate(FORMULA.exec(note)![0]);
        const [, rounded] = /= ?(\d+\.\d)/.exec(note) ?? [];
        expect(value, note).toBe(`${Math.ceil(sum)}`);
        if (rounded) expect(sum.toFixed(1), note).toBe(rounded);
      }
      const weeks = figures.find(({ value }) => value === '8');
      if (weeks) expect(weeks.note.match(/\d+/g)!.slice(0, 2)).toEqual(['4', '2']);
      // The cap is the sum of both prices, and named only where both are known.
      const terms = plain(example!.terms.map(({ text }) => text).join(' '));
      expect(/CHF ?(\d+)/.exec(terms)?.[1]).toBe(cap);
    },
  );

for (const code of codes)
  it(`in ${code} there is no example where an agent would not pay, and the titles tell the two offers apart`, async () => {
    const offer = await writeOffer(code, { runningFrom: 6000, runningTo: 9000 });
    expect(offer.example).toBeUndefined();
    expect(offer.title).not.toBe(offer.blank.title);
    expect(offer.title).not.toBe((await writeOffer(code, {})).title);
  });

const writeOffer = async (code: string, facts: Partial<typeof company>) =>
  (await writeWords(code, { ...company, ...STATED, ...facts })).words.methodology.offer;

/** Figures as a program writes them: 12345.6 for 12,345.6 and 12’345,6. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/(?<=\d)[,’](?=\d{3}\b)/g, '')
    .replaceAll(/(?<=\d),(?=\d\b)/g, '.');

/** Figures with signs between them, some of them in francs. */
const FORMULA = /\(?\d[\d.]*\)?( ?[+−×÷] ?(CHF )?\(?\d[\d.]*\)?)+/;

/** The parentheses first, then what is multiplied and divided, then the rest; each from the left. */
function calculate(formula: string): number {
  const bare = formula.replaceAll(/CHF| /g, '').replace(/\(([^)]*)\)/, (_, inner) => `${calculate(inner)}`);
  const [product = '', ...rest] = bare.split(/(?=[+−])/);
  const multiply = (term: string) =>
    term.split(/(?=[×÷])/).reduce((sum, part) => {
      const figure = Number(part.replace(/[+−×÷]/, ''));
      return part.startsWith('÷') ? sum / figure : sum * figure;
    }, 1);
  return rest.reduce(
    (sum, term) => (term.startsWith('−') ? sum - multiply(term) : sum + multiply(term)),
    multiply(product),
  );
}
