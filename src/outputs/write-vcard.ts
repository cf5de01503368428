import type { Company } from '../content/company-schema.ts';
import type { Labels } from '../content/words.ts';

/** The company as an address-book card: vCard 3.0, which every address book reads, long lines too. */
export function writeVcard(company: Company, { fileLabels }: Labels, country: string): string {
  const { name, street, town, postcode, email, phone, site, uid } = company;
  const address = ['', '', street, town, '', postcode, country].map(escapeText).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    // Without it, Apple's address books take the company for a person.
    'X-ABShowAs:COMPANY',
    `ADR;TYPE=WORK:${address}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${phone}`] : []),
    `URL:${site}`,
    `NOTE:${escapeText(`${fileLabels.number} ${uid}`)}`,
    // Lets a card that is saved again update the old one.
    `UID:${site}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Commas, semicolons and backslashes mean something in a vCard. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}
