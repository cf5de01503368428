/** The two halves of an email address, the first with the @: it may break between them. */
export const splitEmail = (email: string): string[] => email.split(/(?<=@)/);
