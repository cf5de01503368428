import type { Company } from '../content/company-schema.ts';
import type { Labels } from '../content/words.ts';
import { toAsciiEmail } from '../site/email.ts';

/** Writes the company as an address-book card, in vCard 3.0: every address book reads it, long lines included. */
export function writeVcard(company: Company, { fileLabels }: Labels, country: string): string {
  const { name, street, town, postcode, email, phone, site, uid } = company;
  const address = ['', '', street, town, '', postcode, country].map(escapeText).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    // Without this line, Apple's address books show the company as a person.
    'X-ABShowAs:COMPANY',
    `ADR;TYPE=WORK:${address}`,
    `EMAIL;TYPE=INTERNET:${toAsciiEmail(email)}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${phone}`] : []),
    `URL:${site}`,
    `NOTE:${escapeText(`${fileLabels.number} ${uid}`)}`,
    // A card that is saved again then updates the old one.
    `UID:${site}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes commas, semicolons and backslashes, which separate values in a vCard. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}
