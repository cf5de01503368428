import { expect, test } from 'vitest';
import { site as tested, words } from '../../tests/support/tested-site.ts';
import { company } from '../content/company.ts';
import { writeVcard } from './write-vcard.ts';

const name = 'Gebrüder Wälchli, Söhne; Töchter \\ Co. AG';
const facts = { ...company, name, street: 'Dorf 1, Hof 2', phone: '+41 44 123 45 67' };
const NAME = 'Gebrüder Wälchli\\, Söhne\\; Töchter \\\\ Co. AG';
const { postcode, town, email, uid, site } = company;
const { fileLabels } = words.labels;
const { country } = tested.facts;

test('a card says of the company what its facts are, whatever signs stand in them', () => {
  expect(writeVcard(facts, words.labels, country).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${NAME};;;;`,
    `FN:${NAME}`,
    `ORG:${NAME}`,
    'X-ABShowAs:COMPANY',
    `ADR;TYPE=WORK:;;Dorf 1\\, Hof 2;${town};;${postcode};${country}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    'TEL;TYPE=WORK,VOICE:+41 44 123 45 67',
    `URL:${site}`,
    `NOTE:${fileLabels.number} ${uid}`,
    `UID:${site}`,
    'END:VCARD',
    '',
  ]);
  expect(writeVcard({ ...facts, phone: '' }, words.labels, country)).not.toContain('TEL');
});
