import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

const show = (html: string) =>
  html.replaceAll('\u00a0', '⍽').replaceAll('\u2060', '⁀').replaceAll('\u00ad', '¬');
const french = {
  noBreakAfter: ['et', 'excl.'],
  unbroken: ['sur mesure'],
};
const german = {
  ...french,
  noBreakAfter: [],
  hyphenated: ['Auftrags-bearbeitungs-vertrag'],
};

it.each([
  ['30 days, 12 lamps, 95 % and 8001 Zürich', '30⍽days, 12⍽lamps, 95⍽% and 8001⍽Zürich'],
  ['CHF 9’000 in 2 steps', 'CHF⍽9’000 in 2⍽steps'],
  ['6 × 5 minutes × CHF 1.00 − CHF 600 = 5', '6 ×⍽5⍽minutes ×⍽CHF⍽1.00 −⍽CHF⍽600 =⍽5'],
  ['« Combien ? » Oui : rien ; non !', '«⍽Combien⍽?⍽» Oui⍽: rien⍽; non⍽!'],
  ['E-Mail, sous-traitant, Dites-nous, stand-in', 'E-⁀Mail, sous-⁀traitant, Dites-⁀nous, stand-⁀in'],
  ['Hosting-Anbieter, Client-Centricity', 'Hosting-Anbieter, Client-Centricity'],
  ['Lamp LX-440 or 30-118', 'Lamp LX-⁀440 or 30-⁀118'],
  [
    'CHE-123.456.788 of jean-luc@my-firm.ch, www.my-firm.ch',
    'CHE-123.456.788 of jean-luc@my-firm.ch, www.my-firm.ch',
  ],
  ['Loi et ordre, (et paix) projet terminé', 'Loi et⍽ordre, (et⍽paix) projet terminé'],
  ['A excl. B, exclu B', 'A excl.⍽B, exclu B'],
  ['Agents sur mesure', 'Agents sur⍽mesure'],
  ['Max Muster of A &amp; B AG', 'Max⍽Muster of A &amp; B⍽AG'],
  ['Call +41 44 123 45 67 now', 'Call +41⍽44⍽123⍽45⍽67⍽now'],
  ['Informatikwerkstatt Alpental AG', 'Informatikwerkstatt Alpental AG'],
])('binds %s', (text, bound) => {
  const names = ['Max Muster', 'A & B AG', 'Informatikwerkstatt Alpental AG'];
  expect(show(typeset(`<p>${text}</p>`, french, names))).toBe(`<p>${bound}</p>`);
});

it('shows where a long word may break', () =>
  expect(show(typeset('<p>Auftragsbearbeitungsvertrags</p>', german, []))).toBe(
    '<p>Auftrags¬bearbeitungs¬vertrags</p>',
  ));

it('lets a line of a heading break at each hyphen', () =>
  expect(typeset('<h2><b>SaaS-Modell</b></h2>', german, [])).not.toContain('\u2060'));

it('leaves attributes as they are', () => {
  const html = '<a title="Favre et Fils" data-copy="30 days : E-Mail">Et <b>nous</b></a>';
  expect(show(typeset(html, french, []))).toBe(html.replace('Et ', 'Et⍽'));
});
