import { expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { WrongExport, writeWords } from './write-words.ts';

const LANGUAGE = { name: 'Français', tag: 'fr', locale: 'fr-CH', towns: {}, duties: {} };
/** Writes words of which one file exports this. */
const write = (changed: string, exported: object, language: object = LANGUAGE) =>
  writeWords('fr', company, async (file) =>
    file === changed ? exported : { default: file === 'language' ? language : () => ({ file }) },
  );

it('each file of a language is called with the facts, and named as words call it', async () => {
  const { words } = await write('home', { default: (facts: object) => facts });
  expect(words.home).toMatchObject({ name: company.name, country: 'Suisse' });
  expect(words).toMatchObject({ labels: { file: 'interface' }, notFound: { file: 'not-found' } });
});

it('no line ends on a word that its language keeps with the next', async () => {
  const texts = ['Lire et le garder', 'Le prix, CHF 40.00', 'un objet le'];
  const language = { ...LANGUAGE, boundWords: ['et', 'le', 'CHF'] };
  const { words } = await write('home', { default: () => ({ texts }) }, language);
  expect(words.home).toEqual({
    texts: ['Lire et\u00a0le\u00a0garder', 'Le\u00a0prix, CHF\u00a040.00', 'un objet le'],
  });
});

it.each([
  ['home', { home: () => ({}) }, 'must export a function of the facts as its default: '],
  ['interface', { default: { tagline: 'Words.' } }, 'must export a function of the facts as its default: '],
  ['language', { language: LANGUAGE }, 'must export the language as its default: '],
  ['language', { default: () => LANGUAGE }, 'must export the language as its default: '],
])('of %s.ts, which exports %o, one sentence says what is right', async (file, exported, sentence) => {
  const refused = expect(write(file, exported)).rejects;
  await refused.toThrow(WrongExport);
  await refused.toThrow(`src/content/words/fr/${file}.ts ${sentence}export default`);
});
