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
  ['CHF 9’000 in 2 steps', 'CHF⍽9’000 in 2⍽steps'],
  ['6 × 5 minutes × CHF 1.00 − CHF 600 = 5', '6 ×⍽5⍽minutes ×⍽CHF⍽1.00 −⍽CHF⍽600 =⍽5'],
  ['« Combien ? » Oui : rien ; non !', '«⍽Combien⍽?⍽» Oui⍽: rien⍽; non⍽!'],
  ['E-Mail-Adresse, sous-traitant, Lamp LX-440', 'E-⁀Mail-Adresse, sous-traitant, Lamp LX-⁀440'],
  ['CHE-123.456.788 of jean-luc@my-firm.ch', 'CHE-123.456.788 of jean-luc@my-firm.ch'],
  ['Loi et ordre, (et paix) projet terminé', 'Loi et⍽ordre, (et⍽paix) projet terminé'],
  ['A excl. B, exclu B', 'A excl.⍽B, exclu B'],
  ['Agents sur mesure', 'Agents sur⍽mesure'],
  ['A & Söhne AG, Favre SA; Agathe', 'A & Söhne⍽AG, Favre⍽SA; Agathe'],
  ['Call +41 44 123 45 67 now', 'Call +41⍽44⍽123⍽45⍽67⍽now'],
  ['Auftragsbearbeitungsvertrags', 'Auftrags¬bearbeitungs¬vertrags'],
])('typesets %s', (text, set) => expect(show(typeset(text))).toBe(set));

it('typesets every text of the words, and nothing else', () => {
  const words = { id: 'et nous', title: 'Et nous', stats: [{ value: 'CHF 9', count: 2 }], fold: undefined };
  const set = {
    id: 'et nous',
    title: 'Et\u00a0nous',
    stats: [{ value: 'CHF\u00a09', count: 2 }],
    fold: undefined,
  };
  expect(changeTexts(words, typeset)).toEqual(set);
});
