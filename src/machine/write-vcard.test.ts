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
  const [first, last] = [[...card][0], [...card].at(-1)];
  expect(first).toEqual(['BEGIN', ['VCARD']]);
  expect(last).toEqual(['END', ['VCARD']]);
  expect(card.get('VERSION')).toEqual(['3.0']);
  for (const property of ['FN', 'ORG']) expect(card.get(property)).toEqual([long.name]);
  expect(card.get('N')).toEqual([long.name, '', '', '', '']);
  expect(card.get('ADR;TYPE=WORK')).toEqual([
    '',
    '',
    long.street,
    long.town,
    '',
    long.postcode,
    long.country,
  ]);
  expect(card.get('EMAIL;TYPE=INTERNET')).toEqual([long.email]);
  expect(card.get('TEL;TYPE=WORK,VOICE')).toEqual([long.phone]);
  expect(writeVcard({ ...long, phone: '' })).not.toContain('TEL');
  expect(card.get('URL')).toEqual([long.site]);
  expect(card.get('NOTE')!.join()).toContain(long.uid);
});

test('no line is over 75 octets, and none is broken inside a letter', () => {
  const card = writeVcard(long);
  const lines = card.split('\r\n');
  expect(lines.length).toBeGreaterThan(card.match(/^\w/gm)!.length);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
});
