import { expect, it } from 'vitest';
import { changeTexts, createTypesetter } from './typeset.ts';

const show = (text: string) =>
  text.replaceAll('\u00a0', '⍽').replaceAll('\u2060', '⁀').replaceAll('\u00ad', '¬');
const typeset = createTypesetter({
  noBreakAfter: ['et', 'excl.'],
  unbroken: ['sur mesure', 'E-Mail'],
  hyphenated: ['Auftrags-bearbeitungs-vertrag'],
});

it.each([
  ['30 days, 12 lamps, 95 % and 8001 Zürich', '30⍽days, 12⍽lamps, 95⍽% and 8001⍽Zürich'],
  ['6 × 5 minutes × CHF 1.00 − CHF 600 = 5', '6 ×⍽5⍽minutes ×⍽CHF⍽1.00 −⍽CHF⍽600 =⍽5'],
  ['« Combien ? » Oui : rien ; non !', '«⍽Combien⍽?⍽» Oui⍽: rien⍽; non⍽!'],
  ['E-Mail-Adresse, sous-traitant, Lamp LX-440', 'E-⁀Mail-Adresse, sous-traitant, Lamp LX-⁀440'],
  ['Loi et ordre, (et paix) projet terminé', 'Loi et⍽ordre, (et⍽paix) projet terminé'],
  ['A excl. B, exclu B', 'A excl.⍽B, exclu B'],
  ['Agents sur mesure', 'Agents sur⍽mesure'],
  ['A & Söhne AG, Favre SA; Agathe', 'A & Söhne⍽AG, Favre⍽SA; Agathe'],
  ['Call +41 44 123 45 67 now', 'Call +41⍽44⍽123⍽45⍽67⍽now'],
  ['Auftragsbearbeitungsvertrags', 'Auftrags¬bearbeitungs¬vertrags'],
])('typesets %s', (text, set) => expect(show(typeset(text))).toBe(set));

it('typesets every text of the words, and no name', () =>
  expect(changeTexts({ id: 'et nous', stats: [{ value: 'et nous', count: 2 }] }, typeset)).toEqual({
    id: 'et nous',
    stats: [{ value: 'et\u00a0nous', count: 2 }],
  }));
