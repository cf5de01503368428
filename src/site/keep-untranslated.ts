import { splitEmail } from './email.ts';
import type { Facts } from './facts.ts';
import { escapeHtml } from './typeset.ts';

/**
 * Marks the elements whose whole text is names, the address, the email address or a number, so that browsers that
 * translate a page leave them as they are. Sentences with these facts are translated.
 */
export function keepUntranslated(html: string, { names, town, postcode, email, ...facts }: Facts): string {
  const { uid, number, managers = uid, country } = facts;
  const address = splitEmail(email).join('<wbr/>');
  const kept = [...names, `${postcode} ${town}`, town, country, managers, number, uid, email].map(escapeHtml);
  const fact = [...kept, address].map((text) => text.replaceAll(/[^\p{L}\d\s]/gu, '\\$&')).join('|');
  const elements = new RegExp(`<\\w(?:[^>]*[^/>])?(?=>(?:${fact})(?:,?\\s(?:${fact}))*<)`, 'g');
  return html.replaceAll(elements, '$& translate="no"');
}
