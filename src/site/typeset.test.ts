import { expect, it } from 'vitest';
import { changeTexts, createTypesetter, strip } from './typeset.ts';

const show = (text: string) =>
  text.replaceAll('\u00a0', '⍽').replaceAll('\u2060', '⁀').replaceAll('\u00ad', '¬');
const typeset = createTypesetter(
  {
    unbroken: ['sur mesure', 'E-Mail', '-ce'],
    hyphenated: ['Auftrags-bearbeitungs-vertrag'],
    verbatim: ["It isn't"],
  },
  ['Atelier 12 et Fils', 'Haute-centrale SA', 'CHE-116.068.369'],
);

it.each([
  ['30 days, 12 lamps, 95 % and 8001 Zürich', '30⍽days, 12⍽lamps, 95⍽% and 8001⍽Zürich'],
  ['6 × 5 minutes × CHF 1.00 − CHF 600 = 5', '6 ×⍽5⍽minutes ×⍽CHF⍽1.00 −⍽CHF⍽600 =⍽5'],
  ['« Combien ? » Oui : rien ; non !', '«⍽Combien⍽?⍽» Oui⍽: rien⍽; non⍽!'],
  ['E-Mail-Adresse, sous-traitant, Lamp LX-440', 'E-⁀Mail-Adresse, sous-traitant, Lamp LX-⁀440'],
  ['Agents sur mesure', 'Agents sur⍽mesure'],
  ['Auftragsbearbeitungsvertrags', 'Auftrags¬bearbeitungs¬vertrags'],
  ['Est-ce info@data-center.ch ?', 'Est-⁀ce info@data-center.ch⍽?'],
  [
    'Atelier 12 et Fils : 12 lampes et Haute-centrale SA',
    'Atelier 12 et Fils⍽: 12⍽lampes et Haute-centrale SA',
  ],
  ["Qu'est-ce que l'étude de « l'an 5 » ?", 'Qu’est-⁀ce que l’étude de «⍽l’an 5⍽»⍽?'],
  ["It isn't it", "It isn't it"],
  ['CHE-116.068.369, A-116', 'CHE-116.068.369, A-⁀116'],
])('typesets %s, and undoes it', (text, set) => {
  expect(show(typeset(text))).toBe(set);
  expect(strip(typeset(text)).replaceAll('’', "'")).toBe(text);
});

it('typesets every text of the words, and no name', () =>
  expect(changeTexts({ id: 'sur mesure', stats: [{ value: 'sur mesure', count: 2 }] }, typeset)).toEqual({
    id: 'sur mesure',
    stats: [{ value: 'sur\u00a0mesure', count: 2 }],
  }));
