import type { Company } from '../site/company-schema.ts';
import { toAsciiEmail } from '../site/email.ts';

/** 360 days: RFC 9116 (2.5.5) recommends less than a year. */
const VALID_MS = 360 * 86_400_000;

/** Where to report a vulnerability, and until when this is valid, counted from the day of the build: RFC 9116. */
export const writeSecurityNote = ({ email, answersIn, site }: Company) =>
  [
    `Contact: mailto:${encodeURI(toAsciiEmail(email))}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${answersIn.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
