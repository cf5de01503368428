import { readSecurityExpiry } from '../../build-time/outputs/read-security-expiry.ts';
import { company } from '../../content/company.ts';

/** Where to report a vulnerability, and until when this is valid: RFC 9116. */
export function GET() {
  const lines = [
    `Contact: mailto:${encodeURI(company.email)}`,
    `Expires: ${readSecurityExpiry().toISOString()}`,
    `Preferred-Languages: ${company.answersIn}`,
    `Canonical: ${company.site}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
