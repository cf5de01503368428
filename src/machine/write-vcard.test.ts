import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { writeVcard } from './write-vcard.ts';

const facts = {
  ...company,
  name: 'Gebrüder Wälchli, Söhne; Töchter \\ Co. AG',
  street: 'Dorf 1, Hof 2',
  postcode: '8001',
  town: 'Zürich',
  email: 'hi@a.ch',
  phone: '+41 44 123 45 67',
  uid: 'CHE-116.068.369',
  site: 'https://a.ch',
};
const NAME = 'Gebrüder Wälchli\\, Söhne\\; Töchter \\\\ Co. AG';

test('a card says of the company what its facts are, whatever signs stand in them', () => {
  expect(writeVcard(facts).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${NAME};;;;`,
    `FN:${NAME}`,
    `ORG:${NAME}`,
    'X-ABShowAs:COMPANY',
    'ADR;TYPE=WORK:;;Dorf 1\\, Hof 2;Zürich;;8001;Switzerland',
    'EMAIL;TYPE=INTERNET:hi@a.ch',
    'TEL;TYPE=WORK,VOICE:+41 44 123 45 67',
    'URL:https://a.ch',
    'NOTE:Registration number CHE-116.068.369',
    'UID:https://a.ch',
    'END:VCARD',
    '',
  ]);
  expect(writeVcard({ ...facts, phone: '' })).not.toContain('TEL');
});
