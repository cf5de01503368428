import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { writeVcard } from './write-vcard.ts';

const long = {
  ...company,
  name: 'Gebrüder Wälchli, Söhne; Töchter \\ Co. AG',
  street: 'Rue de la Vieille-Ville du Grand-Lac 12b',
  phone: '+41 44 123 45 67',
  town: 'Saint-Barthélemy-sur-Rhône-Nord',
};

/** Reads a card as address books do: unfolds its lines, then splits and unescapes values. */
function readVcard(card: string): Map<string, string[]> {
  const lines = card
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');
  return new Map(
    lines.map((line) => {
      const [property, value] = line.split(/:(.*)/) as [string, string];
      return [property, value.split(/(?<!\\);/).map((part) => part.replaceAll(/\\(.)/g, '$1'))];
    }),
  );
}

test('a card says of the company what its facts are, whatever signs stand in them', () => {
  const card = readVcard(writeVcard(long));
  const { name, street, town, postcode, country, email, phone } = long;
  expect([[...card][0], [...card].at(-1)]).toEqual([
    ['BEGIN', ['VCARD']],
    ['END', ['VCARD']],
  ]);
  const facts = [
    ['VERSION', ['3.0']],
    ['FN', [name]],
    ['N', [name, '', '', '', '']],
    ['ORG', [name]],
    ['ADR;TYPE=WORK', ['', '', street, town, '', postcode, country]],
    ['EMAIL;TYPE=INTERNET', [email]],
    ['TEL;TYPE=WORK,VOICE', [phone]],
    ['URL', [long.site]],
    ['NOTE', [expect.stringContaining(long.uid)]],
  ];
  expect([...card]).toEqual(expect.arrayContaining(facts));
  expect(writeVcard({ ...long, phone: '' })).not.toContain('TEL');
});

test('no line is over 75 octets, and none is broken inside a letter', () => {
  const card = writeVcard(long);
  const lines = card.split('\r\n');
  expect(lines.length).toBeGreaterThan(card.match(/^\w/gm)!.length);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
});
