/** The two halves of an email address, the first with the @: it may break between them. */
export const splitEmail = (email: string): string[] => email.split(/(?<=@)/);

/** The address for links and files: its host in ASCII, because many mail programs know no umlauts there. */
export function toAsciiEmail(email: string): string {
  const [user, host] = splitEmail(email);
  return user + new URL(`https://${host}`).hostname;
}
