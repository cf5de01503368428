import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { toAsciiEmail } from '../site/email.ts';
import { loadSites, type Site } from '../site/load-sites.ts';

/** Beside the page that links it: Contact, in each language. */
export async function getStaticPaths() {
  const sites = await loadSites();
  return sites.map((site) => ({ params: { card: site.pages.contact.path.slice(1) }, props: { site } }));
}

/** The company as an address-book card, in vCard 3.0: every address book reads it, long lines included. */
export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) => {
  const { name, street, town, postcode, email, phone, site: origin, uid } = company;
  const address = ['', '', street, town, '', postcode, site.facts.country].map(escapeText).join(';');
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
    `URL:${origin}`,
    `NOTE:${escapeText(`${site.words.labels.fileLabels.number} ${uid}`)}`,
    // A card that is saved again then updates the old one.
    `UID:${origin}`,
    'END:VCARD',
  ];
  return new Response(lines.map((line) => `${line}\r\n`).join(''));
};

/** Escapes commas, semicolons and backslashes, which separate values in a vCard. */
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&');
