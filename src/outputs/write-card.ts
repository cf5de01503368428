import type { Site } from '../site/create-site.ts';
import { toAsciiEmail } from '../site/email.ts';
import { strip } from '../site/typeset.ts';

/** Outlook would read the letters of Windows-1252. The others know it without this. */
const UTF_8 = ';CHARSET=UTF-8';

/** The company as an address-book card, in vCard 3.0: every address book reads it, long lines included. */
export function writeCard({ facts, words }: Site): string {
  const { registeredName, street, town, postcode, country, email, phone, site: origin, uid } = facts;
  const name = escapeText(registeredName);
  const address = ['', '', street, town, '', postcode, country].map(escapeText).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N${UTF_8}:${name};;;;`,
    `FN${UTF_8}:${name}`,
    `ORG${UTF_8}:${name}`,
    // Without this line, Apple's address books show the company as a person.
    'X-ABShowAs:COMPANY',
    `ADR;TYPE=WORK${UTF_8}:${address}`,
    `EMAIL;TYPE=INTERNET:${toAsciiEmail(email)}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${phone}`] : []),
    `URL:${origin}`,
    `NOTE${UTF_8}:${escapeText(strip(`${words.contact.imprint.labels.number} ${uid}`))}`,
    // A card that is saved again then updates the old one.
    `UID:${origin}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes commas, semicolons and backslashes, which separate values in a vCard. */
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&');
