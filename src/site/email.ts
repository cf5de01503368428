import { strip } from './typeset.ts';

/** Splits an email address after its @, where a line may break. */
export const splitEmail = (email: string): string[] => email.split(/(?<=@)/);

/** The address for links and files: its host in ASCII, because many mail programs know no umlauts there. */
export function toAsciiEmail(email: string): string {
  const [user, host] = splitEmail(email);
  return user + new URL(`https://${host}`).hostname;
}

export const writeMailto = (email: string, subject: string, body: string) =>
  `mailto:${toAsciiEmail(email)}?subject=${encodeURIComponent(strip(subject))}&body=${encodeURIComponent(strip(body))}`;
