import { company } from '../../content/company.ts';
import { toAsciiEmail } from '../../site/email.ts';

/** 360 days: RFC 9116 (2.5.5) recommends less than a year. */
const VALID_MS = 360 * 86_400_000;

/** Where to report a vulnerability, and until when this is valid, counted from the day of the build: RFC 9116. */
export function GET() {
  const lines = [
    `Contact: mailto:${encodeURI(toAsciiEmail(company.email))}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${company.answersIn.join(', ')}`,
    `Canonical: ${company.site}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
