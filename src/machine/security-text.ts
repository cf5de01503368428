import type { Company } from '../content/company.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 (2.5.5) recommends less than a year. */
const VALID_DAYS = 360;
/** The least validity that must remain when the site is published. */
const LEAST_DAYS_LEFT = 30;

/** Writes security.txt (RFC 9116): where to report a vulnerability. */
export function writeSecurityText({ email, languages, site }: Company, built: Date): string {
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${findExpiry(built).toISOString()}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${site}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Why a build of this date must not be published today; empty where it may. */
export function findStaleDate(built: Date, today: Date): string[] {
  if (findExpiry(built).getTime() - today.getTime() >= LEAST_DAYS_LEFT * DAY_MS) return [];
  const date = built.toISOString().slice(0, 10);
  return [
    `security.txt would expire too soon: this build has the date of its last commit, ${date}. Read src/content/company.ts again, commit, and release that.`,
  ];
}

function findExpiry(built: Date): Date {
  return new Date(built.getTime() + VALID_DAYS * DAY_MS);
}
