/** Splits an email address after its @, where a line may break. */
export const splitEmail = (email: string): string[] => email.split(/(?<=@)/);
