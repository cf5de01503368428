import { readBuildDate } from '../../build/outputs/build-date.ts';
import { company } from '../../content/company.ts';

/** 360 days: RFC 9116 (2.5.5) recommends less than a year. */
const VALID_MS = 360 * 86_400_000;

/** Where to report a vulnerability, and until when that holds. */
export function GET() {
  const expires = new Date(readBuildDate().getTime() + VALID_MS);
  const lines = [
    `Contact: mailto:${encodeURI(company.email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${company.languages}`,
    `Canonical: ${company.site}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
