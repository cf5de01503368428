import { expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { writeWords } from './write-words.ts';

it('no line ends on a word that its language keeps with the next', async () => {
  const language = {
    name: '',
    tag: 'fr',
    locale: 'fr',
    towns: {},
    duties: {},
    boundWords: ['et', 'le', 'CHF'],
  };
  const texts = ['Lire et le garder', 'Le prix, CHF 40.00', 'un objet le'];
  const load = async (file: string) => ({ default: file === 'language' ? language : () => ({ texts }) });
  const { words } = await writeWords('fr', load, company);
  expect(words.home).toEqual({
    texts: ['Lire et\u00a0le\u00a0garder', 'Le\u00a0prix, CHF\u00a040.00', 'un objet le'],
  });
});
