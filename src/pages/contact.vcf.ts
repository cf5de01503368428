import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';

/** Commas, semicolons, backslashes and line breaks mean something in a vCard (RFC 6350, 3.4). */
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');

/** The company as an address-book card (vCard 3.0, which every address book reads). */
export const GET: APIRoute = () => {
  const { name, street, town, postcode, country, email, site, uid } = company;
  const address = ['', '', street, town, '', postcode, country].map(escapeText).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `ADR;TYPE=WORK:${address}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${site}`,
    `NOTE:${escapeText(uid)}`,
    'END:VCARD',
  ];
  return new Response(`${lines.join('\r\n')}\r\n`);
};
